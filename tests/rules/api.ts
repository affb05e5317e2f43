import type { Example } from './example.ts';

/** A site with pages of the types that this module exports. */
const types = (module: string, api: object = {}): Example => ({
  files: { 'tools/': '', 'src/index.ts': module },
  options: { api: { entryPoints: ['src/index.ts'], ...api } },
});

/** What is wrong with the types that the option `api` makes pages of: by code. */
export const apis: { [code: string]: Example } = {
  'api-comment': types(
    '/**\n * Makes a text louder.\n * @param txt what is said\n */\nexport function shout(text: string): string {\n  return text.toUpperCase();\n}\n',
  ),
  'api-empty': types('export {};\n'),
  'api-entry': types('', { entryPoints: ['src/indx.ts'] }),
  'api-link': types('/** Louder than {@link whisper}. */\nexport const shout = 1;\n'),
  'api-tsconfig': types('export const shout = 1;\n', { tsconfig: 'tsconfg.json' }),
  'api-typescript': types("export const shout: number = 'loud';\n"),
};
