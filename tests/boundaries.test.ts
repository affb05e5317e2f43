import { describe, expect, it } from 'vitest';
import { dialectNames, namesIn, sourcesThatNameDialects } from './support/dialect-names.ts';
import { checkFiles, checkSources } from './support/import-graph.ts';

describe('the import rules', () => {
  it('hold in src/', async () => {
    expect(await checkSources()).toEqual([]);
  });

  it.each([
    ['model stands alone', 'src/model/a.ts', '../view/b.ts'],
    ['model stands alone', 'src/model/a.ts', 'node:fs'],
    ['model stands alone', 'src/model/a.ts', 'preact'],
    ['the dialect interface knows the model only', 'src/dialects/dialect.ts', '../build/b.ts'],
    ['a dialect knows the model, JSON Schema and its own folder only', 'src/dialects/one/a.ts', '../two/b.ts'],
    ['a dialect knows the model, JSON Schema and its own folder only', 'src/dialects/one/a.ts', '../../build/b.ts'],
    ['a dialect knows the model, JSON Schema and its own folder only', 'src/dialects/one/a.ts', 'node:fs'],
    ['what is known of JSON Schema needs the model only', 'src/json-schema/a.ts', 'node:fs'],
    ['view knows the model only', 'src/view/a.tsx', '../render/b.ts'],
    ['view knows the model only', 'src/view/a.tsx', 'shiki'],
    ['runtime knows model and view only', 'src/runtime/a.ts', '../build/b.ts'],
    ['runtime knows model and view only', 'src/runtime/a.ts', 'node:path'],
    ['render knows model and view only', 'src/render/a.ts', '../build/b.ts'],
    ['build knows no page and no dialect by name', 'src/build/a.ts', '../runtime/b.ts'],
    ['build knows no page and no dialect by name', 'src/build/a.ts', '../dialects/one/b.ts'],
    ['only the list of dialects names a dialect', 'src/routes/a.astro', '../dialects/one/b.ts'],
    ['nothing imports a route or a command', 'src/components/a.astro', '../routes/b.astro'],
    ['every import is there', 'src/render/a.ts', './none.ts'],
    ['what ships needs no package of development', 'src/build/a.ts', 'vitest'],
  ])('refuse what breaks "%s": %s imports %s', async (rule, from, to) => {
    const statement = `import '${to}';\n`;
    const files = new Map([[from, from.endsWith('.astro') ? `---\n${statement}---\n<p></p>\n` : statement]]);
    if (to.startsWith('../')) files.set(new URL(to, `file:///${from}`).pathname.slice(1), 'export {};\n');
    expect(await checkFiles(files)).toContainEqual(expect.stringContaining(`: ${rule}`));
  });

  it('refuse a type import as any other, an import of a script in a page, and a cycle', async () => {
    const files = new Map([
      ['src/model/a.ts', "import type { B } from '../view/b.ts';\nexport type A = B;\n"],
      ['src/view/b.ts', "import type { A } from '../model/a.ts';\nexport type B = A | 1;\n"],
      ['src/runtime/c.ts', 'export {};\n'],
      ['src/components/d.astro', "<p></p>\n<script>\n  import '../routes/e.astro';\n</script>\n"],
      ['src/routes/e.astro', '<p></p>\n'],
    ]);
    const violations = await checkFiles(files);
    expect(violations).toContain('src/model/a.ts -> src/view/b.ts: model stands alone');
    expect(violations).toContainEqual(expect.stringContaining(': no cycles'));
    expect(violations).toContain('src/components/d.astro -> src/routes/e.astro: nothing imports a route or a command');
  });

  it('allow what the design allows', async () => {
    const files = new Map([
      ['src/model/a.ts', 'export {};\n'],
      ['src/dialects/dialect.ts', "import '../model/a.ts';\n"],
      [
        'src/dialects/one/b.ts',
        "import '../../model/a.ts';\nimport '../dialect.ts';\nimport 'ajv';\nimport './c.ts';\n",
      ],
      ['src/dialects/one/c.ts', "import '../../json-schema/f.ts';\n"],
      ['src/json-schema/f.ts', "import 'node:vm';\n"],
      ['src/dialects/index.ts', "import './one/b.ts';\n"],
      ['src/view/d.tsx', "import '../model/a.ts';\nimport 'preact/hooks';\n"],
      ['src/build/e.ts', "import '../dialects/index.ts';\nimport 'node:fs';\nimport 'astro/errors';\n"],
    ]);
    expect(await checkFiles(files)).toEqual([]);
  });
});

describe('the names of the dialects', () => {
  it('are the folders of src/dialects', () => {
    expect(dialectNames()).toContain('native');
  });

  it('stand nowhere in src/ outside the dialects', () => {
    expect(sourcesThatNameDialects()).toEqual([]);
  });

  it('are found in code, not in comments or longer text', () => {
    const text = "// 'tea'\nconst a = ['tea', 'green tea', `ctp`]; const b = <i>tea</i>; type C = 'mcp';";
    expect(namesIn(text, ['tea', 'ctp', 'mcp'])).toEqual(['tea', 'ctp', 'tea', 'mcp']);
  });
});
