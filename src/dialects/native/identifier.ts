import schema from './tool.schema.json' with { type: 'json' };

const FORM = new RegExp(schema.$defs.Identifier.pattern, 'u');

/** Whether a value has the form of an id. */
export function isIdentifier(value: unknown): value is string {
  return typeof value === 'string' && FORM.test(value);
}

/** The id nearest to a text, to suggest; undefined where nothing of the text can stand in one. */
export function toIdentifier(text: string): string | undefined {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const id = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '');
  return id === '' ? undefined : id;
}
