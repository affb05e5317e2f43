import type { Tool } from '../../model/tool.ts';
import { asArray, asObject, type Emission, type Emitter, get, quote } from '../dialect.ts';
import { lossesOf } from '../losses-of.ts';
import schema from './ctp.schema.json' with { type: 'json' };
import { cut } from './cut.ts';
import type { Definition, Parameter } from './definition.ts';
import { normalise } from './normalise.ts';
import { toExample } from './to-example.ts';
import { isParameterName, toParameter } from './to-parameter.ts';
import { WRITING_LOSSES } from './writing-losses.ts';

const LIMITS = schema.$defs.Definition.properties;
const MAX_TAG = schema.$defs.Tag.maxLength;

/** Writes a tool as a `ctp.json`: one whose arguments are an object of named values, and that has a known answer. */
export const emitter: Emitter = {
  file: 'ctp.json',
  write(tool) {
    if (tool.dialect === 'ctp') {
      const document = tool.original;
      return { document, losses: lossesOf(tool, document, normalise, WRITING_LOSSES) };
    }
    const id = tool.id.replaceAll('/', '-');
    if (!new RegExp(LIMITS.id.pattern).test(id) || id.length > LIMITS.id.maxLength)
      return { refused: `CTP does not take the id ${quote(id)}.` };
    const properties = propertiesOf(tool);
    if (!properties)
      return { refused: 'CTP has named parameters, and the arguments of this tool are not an object of such.' };
    const odd = [...properties.keys()].find((name) => !isParameterName(name));
    if (odd !== undefined) return { refused: `CTP does not take a parameter with the name ${quote(odd)}.` };
    return write(tool, id, parametersOf(tool, properties));
  },
};

function write(tool: Tool, id: string, parameters: Parameter[]): Emission {
  const example = toExample(tool, parameters);
  if (!example) {
    return { refused: 'CTP demands an example with its result, and the tool has no known answer that can be one.' };
  }
  const { status, statusNote, version, icon } = tool;
  const document: Definition = {
    id,
    name: cut(tool.name, LIMITS.name.maxLength),
    description: cut(tool.description.trim() === '' ? tool.name : tool.description, LIMITS.description.maxLength),
    category: categoryOf(tool),
    tags: tagsOf(tool),
    method: 'POST',
    parameters,
    outputDescription: 'What the tool gives for these parameters.',
    example,
    ...(version !== undefined && new RegExp(LIMITS.version.pattern).test(version) ? { version } : {}),
    ...(icon ? { icon: icon.text ?? icon.src } : {}),
    ...(tool.keywords ? { keywords: tool.keywords } : {}),
    executionMode: tool.runs ? 'client' : 'server',
    ...(status === 'live' ? {} : { deprecated: true }),
    ...(status !== 'live' && statusNote ? { deprecationMessage: statusNote } : {}),
  };
  return { document, losses: lossesOf(tool, document, normalise, WRITING_LOSSES) };
}

/** The arguments of a tool by name; undefined where they are not an object of named values. */
function propertiesOf({ inputSchema }: Tool): Map<string, unknown> | undefined {
  const type = get(inputSchema, 'type');
  if (type !== undefined && type !== 'object') return undefined;
  const properties = asObject(get(inputSchema, 'properties') ?? {});
  return properties && new Map(Object.entries(properties));
}

function parametersOf({ inputSchema, inputs }: Tool, properties: ReadonlyMap<string, unknown>): Parameter[] {
  const required = asArray(get(inputSchema, 'required'));
  return [...properties].map(([name, property]) => {
    const isLong = inputs.some(({ id, type }) => id === name && type === 'textarea');
    return toParameter(name, property, { required: required.includes(name), isLong });
  });
}

function categoryOf({ category }: Tool): Definition['category'] {
  return (
    (LIMITS.category.enum.find((known) => known === category) as Definition['category'] | undefined) ?? 'utilities'
  );
}

/** CTP demands one. */
function tagsOf(tool: Tool): string[] {
  const tags = tool.tags.map((tag) => cut(tag, MAX_TAG)).filter((tag) => tag.trim() !== '');
  return tags.length > 0 ? [...new Set(tags)] : [categoryOf(tool)];
}
