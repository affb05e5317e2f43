import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../model/problem.ts';
import type { FoundLink } from '../render/links/found-link.ts';
import { createNavigation, type Navigation } from '../render/navigation/create-navigation.ts';
import { groupByFolder } from '../render/navigation/group-by-folder.ts';
import { readSidebar, type SidebarContext } from '../render/navigation/read-sidebar.ts';
import type { SidebarEntry } from '../render/navigation/sidebar-option.ts';

/** The navigation of a site, and what is still to be checked of it. */
export interface MadeNavigation {
  navigation: Navigation;
  links: FoundLink[];
  problems: Problem[];
}

/** Where Astro looks for its configuration. */
const CONFIG_FILES = ['mjs', 'js', 'ts', 'mts', 'cjs', 'cts'].map((ending) => `astro.config.${ending}`);

/** Makes the navigation from the option `sidebar`, or without it from the folders of the documents. */
export function makeNavigation(
  option: readonly SidebarEntry[] | undefined,
  { root, ...context }: SidebarContext & { root: string },
): MadeNavigation {
  if (!option) {
    const entries = groupByFolder(context.documents, { ...context, directory: '/' });
    return { navigation: createNavigation(entries), links: [], problems: [] };
  }
  const { entries, faults, links } = readSidebar(option, context);
  const config = readConfig(root);
  return {
    navigation: createNavigation(entries),
    links: links.map((link) => ({ ...link, tool: '', file: config.file, ...placeOf(link.written, config.text) })),
    problems: faults.map(({ pointer, written, code, fault, fix }) => ({
      severity: 'error',
      tool: '',
      file: config.file,
      ...placeOf(written, config.text),
      pointer,
      code,
      fault,
      fix,
    })),
  };
}

function readConfig(root: string): { file: string; text: string } {
  const file = CONFIG_FILES.find((name) => existsSync(join(root, name)));
  return file ? { file, text: readFileSync(join(root, file), 'utf8') } : { file: 'astro.config', text: '' };
}

/** Where a text stands in the configuration, in quotes; its beginning where it was put together there. */
function placeOf(written: string, text: string): { line: number; column: number } {
  const found = ["'", '"', '`'].map((mark) => text.indexOf(mark + written + mark)).filter((at) => at !== -1);
  const before = text.slice(0, Math.min(...found, text.length)).split('\n');
  return found.length === 0
    ? { line: 1, column: 1 }
    : { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
