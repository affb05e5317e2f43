import { isDeviceName, isIdentifier, toIdentifier } from '../../../model/identifier.ts';
import { quote, type Rule } from '../../dialect.ts';
import { toolEntries } from '../tool-list.ts';
import { MAX_NAME, toolSlug } from '../tool-slug.ts';

/** The second page of the gallery is /tools/page/2/, which may not be a tool of a server. */
export const PAGES_OF_GALLERY = 'page';

/** The directory's name is the server's address, and begins the ids of its tools. */
export const folderIsId: Rule = function* ({ context: { directory } }) {
  const say = (code: string, fault: string, fix: string) => ({
    severity: 'error' as const,
    path: [],
    code,
    fault,
    fix,
  });
  const better = toIdentifier(directory);
  const name = quote(directory);
  if (!isIdentifier(directory)) {
    const fault = `The directory is called ${name}, and an address is made of lower-case letters, digits and hyphens`;
    yield say('id-form', fault, better === undefined ? 'Rename it' : `Rename it to ${better}`);
  } else if (isDeviceName(directory)) {
    const fault = `${name} is the name of a device on Windows, where no directory can be called so`;
    yield say('id-reserved', fault, `Rename the directory, such as to ${directory}-tools`);
  } else if (directory === PAGES_OF_GALLERY) {
    const fault = 'A server cannot be called "page": the pages of the gallery lie below /tools/page/';
    yield say('id-reserved', fault, 'Rename the directory, such as to page-tools');
  }
};

/** A name makes the address of its tool's page. */
export const namesMakeIds: Rule = function* ({ document, context: { directory } }) {
  const first = new Map<string, { name: string; position: number }>();
  for (const { path, entry } of toolEntries(document)) {
    const { name } = entry;
    if (typeof name !== 'string' || name === '') continue;
    const error = (code: string, fault: string, fix: string) => {
      return { severity: 'error' as const, path: [...path, 'name'], code, fault, fix };
    };
    const slug = toolSlug(name);
    if (slug === undefined) {
      const fault = `${quote(name)} has no letter a to z and no digit, and the address of the tool's page is made of them`;
      yield error('id-empty', fault, 'Give the tool a name with some');
      continue;
    }
    if (slug.length > MAX_NAME) {
      const fault = `This name makes an address of ${slug.length} characters, and it may have ${MAX_NAME}`;
      yield error('id-too-long', fault, 'Shorten the name');
    }
    if (isDeviceName(slug)) {
      const fault = `${quote(name)} makes the id ${quote(slug)}, the name of a device on Windows, where no page can be called so`;
      yield error('id-reserved', fault, `Rename the tool, such as to "${slug}_tool"`);
    }
    const before = first.get(slug);
    if (before === undefined) first.set(slug, { name, position: Number(path.at(-1)) + 1 });
    else {
      const [other, id] = [quote(before.name), quote(`${directory}/${slug}`)];
      const same =
        before.name === name ? `Two tools are called ${quote(name)}` : `${quote(name)} and ${other} make one id, ${id}`;
      yield error('duplicate-tool', `${same}: see entry ${before.position}`, 'Rename one of them, or remove it');
    }
  }
};

/** MCP since 2025-11-25: clients may refuse another name. */
const FORM = /^[A-Za-z0-9_.-]{1,128}$/;

/** A name that not every client takes. */
export const namesAreTaken: Rule = function* ({ document }) {
  for (const { path, entry } of toolEntries(document)) {
    const { name } = entry;
    if (typeof name !== 'string' || FORM.test(name)) continue;
    const slug = toolSlug(name);
    // One that makes no address must change anyway.
    if (slug === undefined || slug.length > MAX_NAME) continue;
    const fault = `${quote(name)} is not 1 to ${MAX_NAME} letters, digits, "_", "-" and ".", so some clients refuse the tool`;
    const fix = `Rename the tool, such as to ${quote(slug.replaceAll('-', '_'))}`;
    yield { severity: 'warning', path: [...path, 'name'], code: 'name-form', fault, fix };
  }
};
