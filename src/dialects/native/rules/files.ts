import type { Finding, JsonPath } from '../../../model/problem.ts';
import { type FileLook, get, quote, type Rule, sayBytes } from '../../dialect.ts';

/** Largest help file, in bytes. It is rendered into one page. */
export const MAX_HELP_BYTES = 1024 * 1024;

/** The files a manifest names are files of its own directory. */
export const namedFiles: Rule = function* ({ document, context }) {
  const help = get(document, 'help');
  if (typeof help === 'string' && help !== '') {
    const look = context.look(help);
    const found = fileFault(['help'], help, look);
    if (found) yield found;
    else if (look.state === 'file' && look.bytes > MAX_HELP_BYTES) yield tooLarge(help, look.bytes);
  }
  const entry = get(get(document, 'runtime'), 'entry');
  if (typeof entry !== 'string' || entry === '') return;
  const found = fileFault(['runtime', 'entry'], entry, context.look(entry));
  if (found) yield found;
};

function fileFault(path: JsonPath, file: string, look: FileLook): Finding | undefined {
  if (look.state === 'file') return undefined;
  const [code, fault, fix] = wording(look);
  return { severity: 'error', path, code, fault: `${quote(file)} ${fault}`, fix };
}

function wording(look: Exclude<FileLook, { state: 'file' }>): [code: string, fault: string, fix: string] {
  switch (look.state) {
    case 'missing': {
      const fix = look.near === undefined ? 'Create it, or correct the name' : `Did you mean ${quote(look.near)}?`;
      return ['file-missing', "does not exist in the tool's directory", fix];
    }
    case 'not-a-file':
      return ['not-a-file', 'is not a file', "Name a file of the tool's directory"];
    case 'backslash':
      return ['file-outside', 'has a backslash, which is no separator everywhere', 'Write / between directories'];
    case 'absolute':
      return ['file-outside', 'is not a relative path', "Name a file of the tool's directory, such as README.md"];
    case 'outside':
      return [
        'file-outside',
        "leads out of the tool's directory",
        'Copy the file into the directory and name it there',
      ];
  }
}

function tooLarge(file: string, bytes: number): Finding {
  const fault = `${quote(file)} has ${sayBytes(bytes)}, and help may have ${sayBytes(MAX_HELP_BYTES)}`;
  return { severity: 'error', path: ['help'], code: 'file-too-large', fault, fix: 'Shorten it, or link to the rest' };
}
