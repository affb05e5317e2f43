import { get } from '../../model/get.ts';
import type { FieldHints } from '../../model/schema-input.ts';
import { sayBytes } from '../../model/words.ts';
import type { File } from './ctp-tool.ts';

/**
 * A file of the arguments, decoded; or why it is refused, in a sentence.
 * @param label of its parameter
 */
export function toFile(value: unknown, { accept, maxBytes }: FieldHints, label: string): File | { fault: string } {
  const [name, type, content] = [get(value, 'name'), get(value, 'type'), get(value, 'content')];
  const bytes = typeof content === 'string' ? decode(content) : undefined;
  if (!bytes) return { fault: `${label} is no file: choose one.` };
  const file = { name: String(name ?? ''), type: String(type ?? ''), size: bytes.length, bytes };
  if (maxBytes !== undefined && file.size > maxBytes) {
    return { fault: `${label} has ${sayBytes(file.size)}, and may have ${sayBytes(maxBytes)}.` };
  }
  if (accept && accept.length > 0 && !accept.some((wanted) => isOf(file, wanted.trim().toLowerCase()))) {
    return { fault: `${label} must be ${accept.join(' or ')}, and this is ${file.name || file.type || 'neither'}.` };
  }
  return file;
}

function decode(content: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Whether a file is what an entry of `accept` allows: an ending, a media type, or all of a kind, such as `image/*`. */
function isOf({ name, type }: Pick<File, 'name' | 'type'>, wanted: string): boolean {
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
  if (wanted === '*/*' || wanted === '*') return true;
  return wanted.endsWith('/*') ? type.toLowerCase().startsWith(wanted.slice(0, -1)) : type.toLowerCase() === wanted;
}
