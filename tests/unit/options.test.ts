import { describe, expect, it } from 'vitest';
import { type PegboardOptions, resolveOptions } from '../../src/options.ts';

const faultsOf = (options: object) => {
  try {
    resolveOptions(options as PegboardOptions, {});
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
};

describe('the options', () => {
  it('all have a default', () => {
    expect(resolveOptions({}, {})).toEqual({
      title: 'Pegboard',
      description: 'Tools that run in the page, documented and proved by their known answers.',
      tools: 'tools',
      content: 'content',
      nav: undefined,
      links: [],
      accent: undefined,
      styles: [],
      lang: 'en',
      offline: false,
      api: undefined,
      socialImages: true,
    });
  });

  it('take one accent for both schemes', () => {
    expect(resolveOptions({ accent: 'rebeccapurple' }, {}).accent).toEqual({
      light: 'rebeccapurple',
      dark: 'rebeccapurple',
    });
  });

  it('are named, each with its fault, all at once', () => {
    expect(
      faultsOf({
        title: '',
        tool: 'tools',
        accent: 'bluish',
        links: [{ label: 'x' }],
        lang: 'english please',
        offline: 'yes',
      }),
    ).toMatchInlineSnapshot(`
      "The options of pegboard() in astro.config are not right:
      - pegboard.title: title is empty; leave it out for the default
      - pegboard.links.0.href: href must be text
      - pegboard.accent: Invalid input
      - pegboard.lang: is no language; write a BCP 47 tag such as "en" or "pt-BR"
      - pegboard.offline: offline must be true or false
      - pegboard: Unrecognized key: "tool""
    `);
  });

  it('take entry files for pages of types, and say what is wrong with them', () => {
    const api = { entryPoints: ['src/index.ts'] };
    expect(resolveOptions({ api }, {}).api).toEqual({
      ...{
        entryPoints: ['src/index.ts'],
        tsconfig: undefined,
        path: '/api/',
        title: 'API',
        source: undefined,
        tags: [],
      },
    });
    expect(resolveOptions({ api }, { PEGBOARD_CONTENT: '/c' }).api).toBeUndefined();
    expect(
      faultsOf({ api: { entryPoints: [], path: 'API', source: 'github.com/x', tags: ['x'] } }),
    ).toMatchInlineSnapshot(`
      "The options of pegboard() in astro.config are not right:
      - pegboard.api.entryPoints: entryPoints is empty; name a file, such as "src/index.ts"
      - pegboard.api.path: path is no folder of the site; write lower-case names between slashes, such as "/api/"
      - pegboard.api.source: source is no http or https URL with a slash at its end
      - pegboard.api.tags.0: is no tag; write for example "@minLength""
    `);
    expect(faultsOf({ api: { entryPoints: ['a.ts', 'a.ts'] } })).toContain('entryPoints names a file twice');
  });

  it('give way to what the command line says', () => {
    const { tools, content } = resolveOptions({ tools: 'a' }, { PEGBOARD_TOOLS: '/b', PEGBOARD_CONTENT: '/c' });
    expect([tools, content]).toEqual(['/b', '/c']);
  });
});
