import { isIdentifier } from '../../model/identifier.ts';
import type { Dialect } from '../dialect.ts';
import { idIsDirectory, idIsFileName } from '../directory-rules.ts';
import casesSchema from './cases.schema.json' with { type: 'json' };
import { tooNew } from './declared-version.ts';
import { explainCases, explainManifest } from './explain.ts';
import { normalise } from './normalise.ts';
import { caseKindsAreDeclared, caseNamesDiffer, subsetIsExplained } from './rules/cases.ts';
import { namedFiles } from './rules/files.ts';
import { idIsShort, inputIdsDiffer } from './rules/identity.ts';
import { numberRange, selectOptions } from './rules/inputs.ts';
import { linkTargets } from './rules/links.ts';
import { newerKeys, newerKinds } from './rules/newer-keys.ts';
import { sampleLabelsDiffer, sampleValues, sampleValuesDiffer } from './rules/samples.ts';
import { textsAreSeen } from './rules/texts.ts';
import { autoRunOnMain, kindsHaveError, liveCard, timeoutInWorker } from './rules/together.ts';
import { scaffold } from './scaffold.ts';
import toolSchema from './tool.schema.json' with { type: 'json' };

/** Pegboard's own way to write a tool down: `tool.json`. */
export const native: Dialect = {
  id: 'native',
  title: 'Pegboard',
  files: ['tool.json'],
  definition: {
    schema: toolSchema,
    maxEntries: 5000,
    stop: tooNew,
    explain: explainManifest,
    misplaced: true,
    rules: [
      newerKeys,
      newerKinds,
      idIsDirectory(isIdentifier),
      idIsFileName,
      idIsShort,
      textsAreSeen,
      inputIdsDiffer,
      numberRange,
      selectOptions,
      kindsHaveError,
      liveCard,
      autoRunOnMain,
      timeoutInWorker,
      linkTargets,
      namedFiles,
      sampleValues,
      sampleLabelsDiffer,
      sampleValuesDiffer,
    ],
  },
  cases: {
    file: 'cases.json',
    schema: casesSchema,
    explain: explainCases,
    rules: [newerKeys, caseNamesDiffer, subsetIsExplained, caseKindsAreDeclared],
  },
  refusal: 'Return { kind: "error", message } for wrong input',
  places: { seed: ['inputs'], sample: (index) => ['samples', index] },
  scaffold,
  normalise,
};
