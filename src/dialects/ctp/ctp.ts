import type { Dialect } from '../dialect.ts';
import { idIsDirectory, idIsFileName } from '../directory-rules.ts';
import schema from './ctp.schema.json' with { type: 'json' };
import { discovery } from './discovery.ts';
import { emitter } from './emitter.ts';
import { explainDefinition } from './explain.ts';
import { moduleShape } from './modules.ts';
import { MODULE, normalise } from './normalise.ts';
import { constraintsFit, patternsCompile, rangesAreOpen } from './rules/constraints.ts';
import { rulesCanHold, rulesHaveNoCycle, rulesNameParameters } from './rules/dependencies.ts';
import { namesDiffer } from './rules/identity.ts';
import { optionsAreChosen } from './rules/options.ts';
import { constraintsInPlace, defaultsInPlace, exampleInPlace } from './rules/spellings.ts';
import { messageIsOfDeprecated, textsAreSeen } from './rules/texts.ts';
import { defaultsFit, exampleFits, hiddenHaveValues } from './rules/values.ts';
import { scaffold } from './scaffold.ts';

/** The form of an id, as its schema says it. */
const ID = new RegExp(schema.$defs.Definition.properties.id.pattern);

/** The ConveniencePro Tool Protocol: `ctp.json`, or `ctp.ts` with code. */
export const ctp: Dialect = {
  id: 'ctp',
  title: 'CTP',
  files: ['ctp.json', MODULE],
  modules: { [MODULE]: moduleShape },
  definition: {
    schema,
    maxEntries: 5000,
    explain: explainDefinition,
    rules: [
      idIsDirectory((directory) => ID.test(directory)),
      idIsFileName,
      textsAreSeen,
      messageIsOfDeprecated,
      namesDiffer,
      constraintsInPlace,
      defaultsInPlace,
      exampleInPlace,
      constraintsFit,
      rangesAreOpen,
      patternsCompile,
      optionsAreChosen,
      defaultsFit,
      rulesNameParameters,
      rulesHaveNoCycle,
      rulesCanHold,
      exampleFits,
      hiddenHaveValues,
    ],
  },
  refusal: "Return { success: false, error, errorCode: 'INVALID_INPUT' } for wrong input",
  places: { seed: ['example', 'input'], sample: () => ['example', 'input'], case: ['example', 'output'] },
  scaffold,
  normalise,
  emitter,
  discovery,
};
