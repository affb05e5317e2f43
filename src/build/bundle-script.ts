import { rolldown } from 'rolldown';

/** Bundles one of our own browser scripts into a classic script, minified. */
export async function bundleScript(input: string): Promise<string> {
  const build = await rolldown({ input, platform: 'browser', logLevel: 'silent' });
  try {
    const { output } = await build.generate({ format: 'iife', minify: true });
    return output[0].code;
  } finally {
    await build.close();
  }
}
