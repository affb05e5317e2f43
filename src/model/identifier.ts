/** The form of {@link Identifier} in `input.ts`, which its schema repeats. */
const FORM = /^[a-z0-9][a-z0-9-]*$/;

/** Names that Windows keeps for devices, whatever ending follows. */
const DEVICE = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])$/;

/** Whether a value has the form of an id: lower-case letters, digits and hyphens. */
export function isIdentifier(value: unknown): value is string {
  return typeof value === 'string' && FORM.test(value);
}

/** Whether an id is the name of a device on Windows, so that no directory can be called so there. */
export function isDeviceName(id: string): boolean {
  return DEVICE.test(id);
}

/** The id nearest to a text; undefined where nothing of the text can stand in one. */
export function toIdentifier(text: string): string | undefined {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const id = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '');
  return id === '' ? undefined : id;
}
