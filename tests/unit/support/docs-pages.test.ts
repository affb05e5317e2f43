import { expect, it } from 'vitest';
import { commandsIn, readPage } from '../../support/docs-pages.ts';

const page = readPage(
  'content/x.md',
  [
    'Say `npm test`.',
    '',
    '    npx pegboard new shout     scaffolds it',
    '',
    '```sh',
    'npx pegboard build \\',
    '  --base /x  # below a path',
    '# nothing',
    'npx pegboard preview',
    '```',
    '',
    '1. A list:',
    '',
    '   ```JSON title="tools/a/tool.json"',
    '   {',
    '     "sdk": 9 }',
    '   ```',
    '',
    '````md',
    '```sh',
    'npx never',
    '```',
    '````',
    '```yaml',
    '- run: npm ci',
    '```',
  ].join('\n'),
);

it('the code of a document is found wherever it stands', () => {
  expect(page.spans).toEqual([{ code: 'npm test', line: 1 }]);
  expect(page.fences.map(({ language, file, line }) => [language, file, line])).toEqual([
    ['sh', undefined, 3],
    ['sh', undefined, 5],
    ['json', 'tools/a/tool.json', 14],
    ['md', undefined, 19],
    ['yaml', undefined, 24],
  ]);
  expect(page.fences[2]?.code).toBe('{\n  "sdk": 9 }\n');
});

it('its commands are told from remarks, and from commands of other documents that it shows', () => {
  expect(page.fences.flatMap(commandsIn)).toEqual([
    'npx pegboard new shout',
    'npx pegboard build --base /x',
    'npx pegboard preview',
    'npm ci',
  ]);
});

it('a fence that is never closed is told of', () => {
  expect(() => readPage('content/x.md', 'a\n```sh\nnpm test\n')).toThrow('content/x.md:2: this fence is never closed');
});
