import { relative, sep } from 'node:path';
import { documentDates } from './document-dates.ts';
import type { DocumentFile } from './read-documents.ts';

/** What is known of a document by its file. */
export interface DocumentSource {
  /** Where it can be edited. */
  editUrl: string | undefined;
  /** The day of its last commit, such as `2026-03-01`. */
  lastUpdated: string | undefined;
}

/**
 * Where the files of documents can be edited, and when they were changed last, by absolute path.
 * @param baseUrl the option `editLink`: the address that a file's path from the site's root is put behind
 */
export async function documentSources(
  files: readonly DocumentFile[],
  { directory, baseUrl }: { directory: string; baseUrl: string | undefined },
): Promise<Map<string, DocumentSource>> {
  const days = files.length === 0 ? new Map<string, string>() : await documentDates(directory);
  return new Map(
    files.map(({ absolute, file, isMade }) => {
      // What a program makes changes with what it reads.
      const lastUpdated = isMade ? undefined : days.get(relative(directory, absolute).split(sep).join('/'));
      return [absolute, { editUrl: baseUrl && editAddress(baseUrl, file), lastUpdated }];
    }),
  );
}

function editAddress(baseUrl: string, file: string): string {
  return `${baseUrl.replace(/\/*$/, '/')}${file.split('/').map(encodeURIComponent).join('/')}`;
}
