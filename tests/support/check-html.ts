import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureJava } from '../../scripts/find-java.ts';

/** What the checker says that is not wrong, and why. */
const PASSED_OVER: [message: RegExp, why: string][] = [
  [/violates Content Security Policy/, 'of a file on disk it takes no address for the site’s own'],
  [/^The “list” role is unnecessary for element “[ou]l”/, 'Safari takes a list without markers for none'],
  [/^Trailing slash on void elements has no effect/, 'Preact writes it, and quotes every attribute'],
];

/** What the Nu HTML checker writes, as far as it is read here. */
interface Report {
  messages: { url: string; lastLine?: number; lastColumn?: number; message: string; extract?: string }[];
}

/** Room for what it says of ten thousand pages. */
const MAX_OUTPUT = 512 * 1024 * 1024;

/**
 * What the Nu HTML checker holds against the pages below some folders, errors and warnings alike: a line each.
 * @param folders absolute
 * @param root what the lines name files relative to, absolute
 */
export async function badHtml(folders: readonly string[], root: string): Promise<string[]> {
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  // Deep pages need a deep stack.
  const flags = ['-Xss8m', '-jar', jar, '--skip-non-html', '--exit-zero-always', '--stdout', '--format', 'json'];
  const printed = await new Promise<string>((resolve, reject) => {
    execFile(ensureJava(), [...flags, ...folders], { maxBuffer: MAX_OUTPUT }, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
  });
  const { messages } = JSON.parse(printed) as Report;
  return messages
    .filter(({ message }) => !PASSED_OVER.some(([passed]) => passed.test(message)))
    .map(({ url, lastLine = 1, lastColumn = 1, message, extract = '' }) => {
      const file = relative(root, fileURLToPath(url));
      return `${file}:${lastLine}:${lastColumn} ${message} ${extract.replaceAll('\n', ' ').trim()}`.trim();
    });
}
