import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import type { Case } from '../src/types.ts';
import { readDocsPages } from './support/docs-pages.ts';

const page = readDocsPages().find(({ name }) => name.endsWith('migrating.md'));
const shown = (file: string) => page?.fences.find((fence) => fence.file === file)?.code ?? '';
const known: Case[] = JSON.parse(shown('tools/temperature/cases.json'));

/** What the guide's old page says when somebody types into it. */
function askOldPage({ value, from }: Case['input']): string | null {
  const html = shown('public/old/temperature.html');
  const { document } = new Window();
  document.write(html.replace(/<script>.*<\/script>/s, ''));
  new Function('document', /<script>(.*)<\/script>/s.exec(html)?.[1] ?? '')(document);
  const set = (id: string, text: unknown) => Object.assign(document.getElementById(id)!, { value: text });
  set('value', value);
  set('from', from);
  document.querySelector('button')?.click();
  return document.getElementById('out')!.textContent;
}

it.each(known.map(({ name, ...rest }) => [name, rest] as const))(
  'the page that the guide starts from knows the answer of the tool it ends with: %s',
  (_, { input, expect: answer }) => {
    const said = answer.kind === 'fields' ? answer.fields.map(({ label, value }) => `${label} = ${value}`).join() : '';
    expect(askOldPage(input)).toBe(answer.kind === 'error' ? answer.message : said);
  },
);
