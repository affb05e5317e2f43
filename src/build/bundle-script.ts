import { rolldown } from 'rolldown';

/**
 * Bundles one of our own browser scripts into a classic script, minified.
 * @param define what takes the place of the script's undeclared constants
 */
export async function bundleScript(input: string, define: Record<string, string> = {}): Promise<string> {
  const values = Object.fromEntries(Object.entries(define).map(([name, text]) => [name, JSON.stringify(text)]));
  const build = await rolldown({ input, platform: 'browser', logLevel: 'silent', transform: { define: values } });
  try {
    const { output } = await build.generate({ format: 'iife', minify: true });
    return output[0].code;
  } finally {
    await build.close();
  }
}
