import { asObject, get, quote, type Rule } from '../../dialect.ts';
import { MAX_SOURCE_ID_BYTES } from '../limits.ts';

const KEYS = ['kind', 'sourceId', 'trust', 'descriptorDigest'];

/** Where a tool comes from is held to its form: what decides on trust reads it. */
export const sourceForm: Rule = function* ({ document }) {
  const source = asObject(get(document, 'source'));
  if (!source) return;
  for (const key of Object.keys(source)) {
    if (KEYS.includes(key)) continue;
    const fault = `"source" has a key ${quote(key)}, and may have ${KEYS.join(', ')} alone`;
    yield { severity: 'error', path: ['source', key], at: 'key', code: 'unknown-key', fault, fix: 'Remove it' };
  }
  const { sourceId, descriptorDigest } = source;
  if (
    typeof sourceId === 'string' &&
    (sourceId.length > MAX_SOURCE_ID_BYTES || !/^[a-z][a-z0-9._-]*$/.test(sourceId))
  ) {
    const fault = `"sourceId" is ${quote(sourceId)}, and must be a lower-case letter followed by a-z, 0-9, ".", "_" and "-", ${MAX_SOURCE_ID_BYTES} at most`;
    yield { severity: 'error', path: ['source', 'sourceId'], code: 'source-form', fault, fix: 'Write it so' };
  }
  if (typeof descriptorDigest === 'string' && !/^[0-9a-f]{64}$/.test(descriptorDigest)) {
    const fault = `"descriptorDigest" is ${quote(descriptorDigest)}, and must be 64 lower-case hexadecimal digits`;
    const lower = descriptorDigest.toLowerCase();
    const fix = /^[0-9a-f]{64}$/.test(lower) ? 'Write it in lower case' : 'Write the SHA-256 of what was loaded';
    yield { severity: 'error', path: ['source', 'descriptorDigest'], code: 'source-form', fault, fix };
  }
};
