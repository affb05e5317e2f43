import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../model/problem.ts';
import { type SourceFile, toProblem, toSource } from './source-file.ts';

/** The file at a site's root that lists every address the site was ever published at. */
export const LEDGER = 'published.json';

/** Most bytes of a ledger: some hundred thousand addresses. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Holds a site to the addresses it was published at: each must be a page still, or be redirected. A site without a
 * ledger has promised nothing yet.
 * @param answers does something answer at this path, without the base?
 */
export async function checkLedger(root: string, answers: (path: string) => boolean): Promise<Problem[]> {
  const ledger = await readLedger(root);
  if (!ledger) return [];
  const [source, problems] = ledger;
  if (problems.length > 0) return problems;
  if (!isListOfPaths(source.value)) return [toProblem(source, '', NOT_A_LIST)];
  return source.value.flatMap((path, index) =>
    answers(path)
      ? []
      : toProblem(source, '', {
          severity: 'error',
          path: [index],
          code: 'lost-address',
          fault: `${path} was published and no page answers there any more`,
          fix: 'Bring the page back (a tool can be retired instead of deleted), or say under redirects in astro.config where it went',
        }),
  );
}

/** Adds a site's addresses to its ledger; from then on each must answer. What is there stays. @throws where it cannot be read */
export async function recordLedger(root: string, paths: Iterable<string>): Promise<void> {
  const ledger = await readLedger(root);
  const known = ledger ? ledger[0].value : [];
  if (ledger?.[1].length || !isListOfPaths(known)) throw new Error(`${LEDGER} cannot be read, and is not replaced`);
  const all = [...new Set([...known, ...paths])].sort();
  await writeFile(join(root, LEDGER), `${JSON.stringify(all, null, 2)}\n`);
}

async function readLedger(root: string): Promise<[SourceFile, Problem[]] | undefined> {
  const file = join(root, LEDGER);
  if (!existsSync(file)) return undefined;
  const text = await readFile(file, 'utf8');
  if (text.length > MAX_BYTES)
    throw new Error(`${LEDGER} is over ${MAX_BYTES} bytes: no list of addresses is that long`);
  return toSource(LEDGER, file, text, '');
}

const NOT_A_LIST = {
  severity: 'error',
  path: [],
  code: 'not-a-ledger',
  fault: `${LEDGER} is no list of paths`,
  fix: 'Restore it from version control: it is written by `pegboard build --record` and lists paths such as "/tools/base64/"',
} as const;

function isListOfPaths(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((path) => typeof path === 'string' && path.startsWith('/'));
}
