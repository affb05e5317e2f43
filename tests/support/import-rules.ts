import type { IForbiddenRuleType } from 'dependency-cruiser';
import manifest from '../../package.json' with { type: 'json' };

/** What a folder of `src/` may import: nothing else of `src/`, and of the rest only what is named. */
interface Boundary {
  /** Which files: a pattern over paths such as `src/model/tool.ts`. */
  from: string;
  /** Which other files of `src/` they may import. */
  may: string[];
  /** Whether npm packages may be imported; a list names the only ones. */
  npm: boolean | string[];
  /** Whether Node's own modules may be imported; a list names the only ones. */
  node: boolean | string[];
}

const BOUNDARIES: { [name: string]: Boundary } = {
  'model stands alone': { from: '^src/model/', may: ['^src/model/'], npm: false, node: false },
  'what is known of JSON Schema needs the model only': {
    from: '^src/json-schema/',
    may: ['^src/model/', '^src/json-schema/', '^src/render/links/nearest\\.ts$'],
    npm: true,
    // Stops an author's pattern that never ends.
    node: ['vm'],
  },
  'the dialect interface knows the model only': {
    from: '^src/dialects/dialect\\.ts$',
    may: ['^src/model/'],
    npm: true,
    node: false,
  },
  'a dialect knows the model, JSON Schema and its own folder only': {
    from: '^src/dialects/([^/]+)/',
    may: [
      '^src/model/',
      '^src/json-schema/',
      '^src/render/links/nearest\\.ts$',
      '^src/dialects/(dialect|directory-rules|losses-of|named-directory)\\.ts$',
      '^src/dialects/$1/',
    ],
    npm: true,
    node: false,
  },
  'view knows the model only': {
    from: '^src/view/',
    may: ['^src/model/', '^src/view/'],
    npm: ['preact', 'preact-render-to-string', 'jsonc-parser', 'd3-array', 'd3-hierarchy', 'd3-path', 'd3-shape'],
    node: false,
  },
  'runtime knows model and view only': {
    from: '^src/runtime/',
    // Styles by their address alone.
    may: ['^src/model/', '^src/view/', '^src/runtime/', '^src/styles/'],
    npm: true,
    node: false,
  },
  'render knows model and view only': {
    from: '^src/render/',
    may: ['^src/model/', '^src/view/', '^src/render/'],
    npm: true,
    node: true,
  },
  'build knows no page and no dialect by name': {
    from: '^src/build/',
    may: [
      '^src/model/',
      '^src/json-schema/',
      '^src/dialects/(dialect|index)\\.ts$',
      '^src/render/',
      '^src/build/',
      '^src/options\\.ts$',
    ],
    npm: true,
    node: true,
  },
};

/** Only these may reach into the folder of one dialect: the list of dialects, and the contract's public types. */
const NAMES_DIALECTS = '^src/(dialects/index|types)\\.ts$';

function toRules([name, { from, may, npm, node }]: [string, Boundary]): IForbiddenRuleType[] {
  const rules: IForbiddenRuleType[] = [
    { name, severity: 'error', from: { path: from }, to: { path: '^src/', pathNot: may } },
  ];
  if (node !== true) {
    const allowed = (node || []).map((module) => `^(node:)?${module}$`);
    rules.push({ name, severity: 'error', from: { path: from }, to: { dependencyTypes: ['core'], pathNot: allowed } });
  }
  if (npm !== true) {
    const allowed = npm === false ? [] : npm.map((pkg) => `node_modules/${pkg}/`);
    rules.push({ name, severity: 'error', from: { path: from }, to: { path: 'node_modules/', pathNot: allowed } });
  }
  return rules;
}

/** Packages that are types and nothing else: `hast` is `@types/hast`, and no file of that name. */
const TYPES_ONLY = Object.keys(manifest.devDependencies)
  .filter((name) => name.startsWith('@types/'))
  .map((name) => `^${name.slice('@types/'.length)}$`);

/** The import rules of `src/`, as dependency-cruiser takes them. */
export const importRules: IForbiddenRuleType[] = [
  ...Object.entries(BOUNDARIES).flatMap(toRules),
  {
    name: 'only the list of dialects names a dialect',
    severity: 'error',
    from: { path: '^src/', pathNot: [NAMES_DIALECTS, '^src/dialects/[^/]+/'] },
    to: { path: '^src/dialects/[^/]+/' },
  },
  {
    name: 'nothing imports a route or a command',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/(routes|cli)/' },
    to: { path: '^src/(routes|cli)/' },
  },
  { name: 'no cycles', severity: 'error', from: { path: '^src/' }, to: { circular: true } },
  {
    name: 'every import is there',
    severity: 'error',
    from: { path: '^src/' },
    to: { couldNotResolve: true, pathNot: ['^virtual:', ...TYPES_ONLY] },
  },
  {
    name: 'what ships needs no package of development',
    severity: 'error',
    from: { path: '^src/' },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['npm-peer', 'type-only'] },
  },
];
