import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

let made: Promise<string> | undefined;

/**
 * The program of a guarded process as one module of plain JavaScript. It is made once and given to each process: one that
 * stripped the types itself would start at half the speed.
 */
export function runnerProgram(): Promise<string> {
  made ??= make();
  return made;
}

async function make(): Promise<string> {
  // TypeScript in this repository, JavaScript in the package.
  const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.js';
  const input = fileURLToPath(new URL(`./runner/runner${extension}`, import.meta.url));
  const build = await rolldown({ input, platform: 'node', logLevel: 'silent' });
  try {
    const { output } = await build.generate({ format: 'esm', minify: true });
    return output[0].code;
  } finally {
    await build.close();
  }
}
