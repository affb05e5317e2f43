import { rolldown } from 'rolldown';

/** How a script is bundled. */
export interface BundleScriptOptions {
  /** What takes the place of the script's undeclared constants. */
  define?: Record<string, string>;
  /** `iife` is a classic script, `es` a module. Default `iife`. */
  format?: 'iife' | 'es';
}

/** Bundles one of our own browser scripts into one file, minified. A constant that it imports stays an import. */
export async function bundleScript(input: string, options: BundleScriptOptions = {}): Promise<string> {
  const { define = {}, format = 'iife' } = options;
  const values = Object.fromEntries(Object.entries(define).map(([name, text]) => [name, JSON.stringify(text)]));
  const external = Object.values(define);
  const build = await rolldown({
    input,
    external,
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: values },
  });
  try {
    const { output } = await build.generate({ format, minify: true });
    return output[0].code;
  } finally {
    await build.close();
  }
}
