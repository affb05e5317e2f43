import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findJava } from '../../../scripts/find-java.ts';

const NEW = 'openjdk version "21.0.4" 2024-07-16\nOpenJDK Runtime Environment\n';
const OLD = 'java version "1.8.0_402"\nJava(TM) SE Runtime Environment\n';
const home = join('/opt/jdk', 'bin', 'java');

it.each([
  ['the one on the path', {}, { java: NEW }, 'java'],
  ['that of JAVA_HOME before it', { JAVA_HOME: '/opt/jdk' }, { [home]: NEW, java: NEW }, home],
  [
    'the one on the path where that of JAVA_HOME is too old',
    { JAVA_HOME: '/opt/jdk' },
    { [home]: OLD, java: NEW },
    'java',
  ],
  ['none that is too old', {}, { java: OLD }, undefined],
  ['none that does not run', {}, {}, undefined],
])('Java is %s', (_, env, versions: Record<string, string>, expected) => {
  expect(findJava({ env, version: (command) => versions[command] })).toBe(expected);
});
