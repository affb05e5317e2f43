import type { Dialect } from '../dialect.ts';
import { namedDirectory } from '../named-directory.ts';
import { emitter } from './emitter.ts';
import { normalise } from './normalise.ts';
import { effectForms, safeRetry } from './rules/effects.ts';
import { nameForm, versionForm } from './rules/identity.ts';
import { objectSchemas } from './rules/schemas.ts';
import { sourceForm } from './rules/source.ts';
import { rendererForm, textSizes } from './rules/texts.ts';
import { scaffold } from './scaffold.ts';
import schema from './tool-spec.schema.json' with { type: 'json' };

/** tea's ToolSpec: `tool-spec.json`. It describes a tool that runs elsewhere. */
export const tea: Dialect = {
  id: 'tea',
  title: 'tea',
  files: ['tool-spec.json'],
  // Two schemas of the largest size, and all else.
  maxBytes: 2 * 1024 * 1024,
  definition: {
    schema,
    rules: [
      nameForm,
      namedDirectory,
      versionForm,
      textSizes,
      objectSchemas,
      effectForms,
      sourceForm,
      safeRetry,
      rendererForm,
    ],
  },
  scaffold,
  normalise,
  emitter,
};
