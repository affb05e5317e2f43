import { AstroError } from 'astro/errors';
import type { InputValues } from '../model/input.ts';
import type { Output } from '../model/output.ts';
import { defaultValues } from '../model/tool.ts';
import { withOpeningValues } from '../view/opening-values.ts';
import { nearest } from './links/nearest.ts';
import type { Site, ToolPage } from './site.ts';

/**
 * The tool of a card in a page of one's own.
 * @throws AstroError where there is none
 */
export function toolOfCard(site: Site, id: string): ToolPage {
  const page = site.toolPages.get(id);
  if (page) return page;
  const meant = nearest(id, site.toolPages.keys());
  const fix = meant ? `Did you mean “${meant}”?` : 'A card needs the id of a tool: the name of its folder.';
  throw new AstroError(`There is no tool “${id}”`, fix);
}

/**
 * The result for the values that a page gives a card; undefined for a tool that is not run.
 * @throws AstroError where the tool does not take them, or gives no result for them
 */
export async function answerFor(
  site: Site,
  { tool, module }: ToolPage,
  values: InputValues,
): Promise<Output | undefined> {
  const given = new Map(Object.entries(values));
  const { inputs } = withOpeningValues(tool, values);
  const ids = tool.inputs.map((input) => input.id);
  for (const key of given.keys()) {
    if (ids.includes(key)) continue;
    const meant = nearest(key, ids);
    const fix = meant ? `Did you mean “${meant}”?` : `Its inputs are ${ids.join(', ')}.`;
    throw new AstroError(`The tool “${tool.id}” has no input “${key}”`, fix);
  }
  for (const input of inputs) {
    if (!given.has(input.id) || given.get(input.id) === input.default) continue;
    const value = JSON.stringify(given.get(input.id));
    throw new AstroError(`The input “${input.id}” of the tool “${tool.id}” does not take ${value}`, takes(input));
  }
  if (module === undefined) return undefined;
  const answer = await site.answer(tool.id, defaultValues(inputs));
  if (answer) return answer;
  throw new AstroError(`The tool “${tool.id}” gives no result for ${JSON.stringify(values)}`, 'Give it other values.');
}

function takes(input: ToolPage['tool']['inputs'][number]): string {
  switch (input.type) {
    case 'number':
      return `It takes a number from ${input.min} to ${input.max}.`;
    case 'select':
      return `It takes ${input.options.map(({ value }) => JSON.stringify(value)).join(', ')}.`;
    case 'toggle':
      return 'It takes true or false.';
    case 'schema':
      return 'It takes JSON text.';
    default:
      return input.maxLength ? `It takes text of at most ${input.maxLength} characters.` : 'It takes text.';
  }
}
