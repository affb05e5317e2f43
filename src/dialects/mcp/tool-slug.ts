/** Characters of a tool's name, at most, as MCP asks for since 2025-11-25; so long may the last part of an address be, too. */
export const MAX_NAME = 128;

/**
 * The last part of a tool's id: its name in lower case, with a hyphen for each run of anything but a to z and digits, and none at
 * either end. Undefined where nothing is left.
 */
export function toolSlug(name: string): string | undefined {
  const slug = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return slug === '' ? undefined : slug;
}
