import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkRelated } from '../../../src/build/check-related.ts';
import { createFindRelated } from '../../../src/build/find-related.ts';
import { readTools } from '../../../src/build/read-tools.ts';
import { makeTool } from '../../support/make-tool.ts';
import { makeTree } from '../../support/make-tree.ts';
import { definition } from '../dialects/ctp/make-ctp.ts';

const named = (name: string, more: object = {}) => JSON.stringify({ name, description: 'It does.', ...more });

const related = (id: string, relatedTools: string[]) => JSON.stringify(definition({ id, relatedTools }));

/** What is said of the tools that others name. */
async function said(files: { [path: string]: string }): Promise<string[]> {
  const root = makeTree(files);
  const { tools, folders } = await readTools({ tools: join(root, 'tools'), root });
  return checkRelated(tools, folders).map(
    ({ severity, file, line, column, fault, fix }) => `${severity} ${file}:${line}:${column} ${fault}. ${fix}.`,
  );
}

describe('a tool that another names', () => {
  it('is there by its name or its id, and may be broken', async () => {
    const files = {
      'tools/find-customer/define-tool.json': named('Find_Customer'),
      'tools/a-folder/define-tool.json': named('list_orders'),
      'tools/broken-one/define-tool.json': '{',
      'tools/send/define-tool.json': named('send', {
        argumentsFrom: ['Find_Customer', 'find-customer', 'list_orders'],
        composedOf: ['broken_one'],
      }),
    };
    expect(await said(files)).toEqual([]);
  });

  it('is told of where it is not, at its place in JSON and in a module', async () => {
    const files = {
      'tools/find-customer/define-tool.json': named('find_customer'),
      'tools/send/define-tool.json': named('send', { argumentsFrom: ['find_customers', 'nothing_like_it'] }),
      'tools/send-all/define-tool.ts': `const composedOf = ['send',
  'a_folder'];
export default { name: 'send_all', description: 'It does.', composedOf, execute: () => 1 };`,
      'tools/a-folder/define-tool.json': named('list_orders'),
    };
    expect(await said(files)).toEqual([
      'warning tools/send/define-tool.json:1:58 There is no tool "find_customers" here, so nothing leads there. Did you mean "find_customer"?.',
      'warning tools/send/define-tool.json:1:75 There is no tool "nothing_like_it" here, so nothing leads there. Remove it, or add the tool.',
      'warning tools/send-all/define-tool.ts:2:3 There is no tool "a_folder" here, so nothing leads there. Did you mean "a-folder"?.',
    ]);
  });

  it('is told of where an id leads to none', async () => {
    const files = {
      'tools/a/ctp.json': related('a', ['b', 'broken', 'broke', 'else', 'a']),
      'tools/b/ctp.json': related('b', []),
      'tools/broken/ctp.json': '{',
    };
    expect(await said(files)).toEqual([
      expect.stringContaining('There is no tool "broke" here, so nothing leads there. Did you mean "broken"?.'),
      expect.stringContaining('There is no tool "else" here, so nothing leads there. Remove it, or add the tool.'),
    ]);
  });

  it('is found by its name in the same dialect only, before an id', () => {
    const tools = [
      makeTool({ id: 'one', name: 'same', dialect: 'a' }),
      makeTool({ id: 'two', name: 'same', dialect: 'b' }),
      makeTool({ id: 'same', name: 'other', dialect: 'c' }),
    ];
    const find = createFindRelated(tools);
    const from = (dialect: string, byName: boolean) =>
      find(makeTool({ dialect }), { id: 'same', byName, path: [] })?.id;
    expect([from('a', true), from('b', true), from('c', true), from('a', false)]).toEqual([
      'one',
      'two',
      'same',
      'same',
    ]);
  });
});
