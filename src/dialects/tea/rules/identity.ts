import semver from 'semver';
import { get, quote, type Rule } from '../../dialect.ts';
import { MAX_NAME_BYTES } from '../limits.ts';
import { bytesOf } from './texts.ts';

/** A name finds its tool, so it is written in one way only. */
export const nameForm: Rule = function* ({ document }) {
  const name = get(document, 'name');
  if (typeof name !== 'string') return;
  const [severity, path] = ['error', ['name']] as const;
  if (!/^[a-z][a-z0-9_.-]*$/.test(name)) {
    const fault = `${quote(name)} is not a lower-case letter followed by lower-case letters, digits, "_", "." and "-"`;
    const better = name
      .toLowerCase()
      .replaceAll(/[^a-z0-9_.-]+/g, '_')
      .replace(/^[^a-z]+/, '')
      .replace(/_$/, '');
    const fix = better === '' ? 'Use only those' : `Write "name": ${quote(better)}`;
    yield { severity, path, code: 'name-form', fault, fix };
  } else if (bytesOf(name) > MAX_NAME_BYTES) {
    const fault = `"name" has ${bytesOf(name)} bytes, and may have ${MAX_NAME_BYTES}`;
    yield { severity, path, code: 'too-long', fault, fix: 'Choose a shorter name' };
  }
};

/** A version is canonical where reading and writing it gives the same text. */
export const versionForm: Rule = function* ({ document }) {
  const version = get(document, 'version');
  if (typeof version !== 'string') return;
  const parsed = semver.parse(version);
  const build = parsed?.build.length ? `+${parsed.build.join('.')}` : '';
  if (parsed && `${parsed.version}${build}` === version) return;
  const better = parsed ? `${parsed.version}${build}` : semver.coerce(version)?.version;
  const fault = `${quote(version)} is no version in the canonical form of SemVer`;
  const fix = `Write "version": ${quote(better ?? '1.0.0')}`;
  yield { severity: 'error', path: ['version'], code: 'version-form', fault, fix };
};
