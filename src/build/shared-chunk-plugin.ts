import type { Plugin } from 'vite';

/** What draws pictures, and what that is made of. */
const MODULES = /[\\/]view[\\/](?:charts|pictures|number-language)|[\\/]d3-array[\\/]/;

/**
 * What any two parts that draw pictures have in common is in one file. By itself the bundler makes a file for each set of parts,
 * and many small files weigh more than a large one.
 */
export function sharedChunkPlugin(): Plugin {
  return {
    name: 'pegboard:shared-chunk',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    // A file may also have exports for others: without that, all that its modules import would be drawn into the file too.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ name: 'charts', test: MODULES, minShareCount: 2 }],
      },
    }),
  };
}
