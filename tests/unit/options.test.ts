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

  it('give way to what the command line says', () => {
    const { tools, content } = resolveOptions({ tools: 'a' }, { PEGBOARD_TOOLS: '/b', PEGBOARD_CONTENT: '/c' });
    expect([tools, content]).toEqual(['/b', '/c']);
  });
});

it('other documents than the configuration means have no sidebar and no types of its', () => {
  const options = { sidebar: ['/start/'], api: { entryPoints: ['a.ts'] } };
  const read = (environment: NodeJS.ProcessEnv) => {
    const { sidebar, api } = resolveOptions(options, environment);
    return [sidebar !== undefined, api !== undefined];
  };
  expect(read({})).toEqual([true, true]);
  expect(read({ PEGBOARD_CONTENT: '/elsewhere' })).toEqual([false, false]);
});

it('a sidebar and a link for editing are checked by their shape', () => {
  expect(() => resolveOptions({ sidebar: [{ label: 'A' }], editLink: { baseUrl: 'main/' } } as never, {})).toThrow(
    /pegboard\.sidebar\.0: says nothing to show; [\s\S]*pegboard\.editLink\.baseUrl: must be an http or https URL/,
  );
});
