import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installOnDebian } from './install-on-debian.ts';

/** The first release that the HTML checker runs on. */
const OLDEST_JAVA = 17;

/** What a search for Java looks at; a test gives its own. */
export interface JavaMachine {
  env: Readonly<Record<string, string | undefined>>;
  /** What `-version` of a command prints; undefined where it does not run. */
  version(command: string): string | undefined;
}

const thisMachine: JavaMachine = {
  env: process.env,
  version(command) {
    // macOS has a `java` that only says where to get one: it fails.
    const { status, stderr } = spawnSync(command, ['-version'], { encoding: 'utf8' });
    return status === 0 ? stderr : undefined;
  },
};

/**
 * The Java that runs the HTML checker: that of `JAVA_HOME`, else the one on the path.
 * @returns the command; undefined where there is none that is new enough
 */
export function findJava({ env, version }: JavaMachine = thisMachine): string | undefined {
  const commands = [...(env.JAVA_HOME ? [join(env.JAVA_HOME, 'bin', 'java')] : []), 'java'];
  return commands.find((command) => release(version(command)) >= OLDEST_JAVA);
}

/**
 * Finds Java, and on Debian installs it where root may.
 * @throws a sentence on what to do when there is none
 */
export function ensureJava(): string {
  const found = findJava() ?? (installOnDebian('default-jre-headless') ? findJava() : undefined);
  if (found) return found;
  throw new Error(
    `No Java ${OLDEST_JAVA} or later was found, which the HTML checker runs on: install a Java runtime, or name its folder in JAVA_HOME.`,
  );
}

/** 17 of `openjdk version "17.0.15" 2025-04-15`; of Java 8, which calls itself 1.8, it is 1. */
function release(printed = ''): number {
  return Number(/version "(\d+)/.exec(printed)?.[1] ?? 0);
}
