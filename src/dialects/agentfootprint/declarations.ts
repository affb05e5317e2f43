import type { Declaration } from '../../model/declaration.ts';
import { listOf } from '../../model/words.ts';
import { Code } from '../dialect.ts';
import type { CredentialNeed, DefineToolOptions, ResultCeiling, ToolCapability } from './define-tool.ts';
import { whyNotHere } from './runs-here.ts';

/** How the value of `checkIn` is shown where a function decides. */
export const PREDICATE = 'a function';

const CAPABILITY: { [capability in ToolCapability]: string } = {
  memory_read: 'It reads what the agent remembers.',
  memory_write: 'It changes what the agent remembers.',
  external_net: 'It reaches other systems over the network.',
  user_data: 'It handles data of the user.',
};

const RESULT_CLASS = {
  triage: 'Its result is a verdict on what is well and what is not.',
  inventory: 'Its result lists all there is of something.',
};

/** What a definition declares, each with what it means. */
export function declarationsOf(options: DefineToolOptions): Declaration[] {
  return [...conditions(options), ...relations(options), ...results(options)];
}

function said(name: string, value: string, meaning: string): Declaration {
  return { name, value, meaning, from: 'said' };
}

/** Whether it runs where it is shown, and why not. */
function running(options: DefineToolOptions): Declaration {
  const why = REASONS.format(whyNotHere(options));
  const meaning = why === '' ? 'It runs in this page, in a worker.' : `It does not run in this page: ${why}.`;
  const hasCode = options.execute !== undefined;
  return { name: 'execute', value: hasCode ? 'a function' : 'none', meaning, from: hasCode ? 'said' : 'assumed' };
}

const REASONS = new Intl.ListFormat('en', { type: 'conjunction' });

/** What must be before it runs, and what it touches. */
function* conditions(options: DefineToolOptions): Generator<Declaration> {
  const { capabilities = [], needs, checkIn, checkInComponent, wants = {}, gates } = options;
  yield running(options);
  for (const capability of capabilities) yield said('capabilities', capability, CAPABILITY[capability]);
  if (needs) yield* credential(needs);
  if (checkIn instanceof Code)
    yield said('checkIn', PREDICATE, 'A person must agree before it runs, where its arguments call for that.');
  else if (checkIn !== undefined) yield said('checkIn', 'always', 'A person must agree before it runs.');
  if (checkInComponent) {
    const meaning = 'The screen that asks this person, registered where the agent is used.';
    yield said('checkInComponent', checkInComponent.componentId, meaning);
  }
  for (const [argument, kind] of Object.entries(wants)) {
    const meaning = `The argument ${argument} refers to an artifact of the kind ${kind}, and the tool gets its data.`;
    yield said('wants', `${argument}: ${kind}`, meaning);
  }
  if (gates === true) yield said('gates', 'true', 'It can stop midway to ask a person.');
  if (gates === false) yield said('gates', 'false', 'Once it runs, it asks nobody.');
}

function* credential({ credential, scopes = [], mode }: CredentialNeed): Generator<Declaration> {
  const allowing = scopes.length > 0 ? `, allowing ${listOf(scopes, 'and')}` : '';
  yield said('needs', credential, `It needs a credential for this${allowing}. No model sees it.`);
  if (mode === 'user') yield said('needs.mode', mode, 'The credential is of the user, who must consent.');
  else {
    const meaning = 'The credential is of the program itself, not of a user.';
    yield { name: 'needs.mode', value: 'machine', meaning, from: mode === undefined ? 'assumed' : 'said' };
  }
}

/** What it has to do with other tools, and with a system. */
function* relations(options: DefineToolOptions): Generator<Declaration> {
  const { argumentsFrom = [], composedOf = [], owner, repeatedWhen } = options;
  for (const name of argumentsFrom) yield said('argumentsFrom', name, 'Its arguments come from results of this tool.');
  for (const name of composedOf) yield said('composedOf', name, 'It calls this tool itself.');
  if (owner) yield said('owner', `${owner.kind} ${owner.id}`, 'The part of a system that it belongs to.');
  if (repeatedWhen) {
    const meaning = 'Two calls with the same arguments count as a repetition, even where their results differ.';
    yield said('repeatedWhen', repeatedWhen, meaning);
  }
}

/** What is known of its result. */
function* results(options: DefineToolOptions): Generator<Declaration> {
  const { name, resultCeiling, resultClass, resultColumns = {}, resultKind } = options;
  if (resultCeiling) yield said('resultCeiling', `${resultCeiling.maxChars}`, ceiling(resultCeiling));
  if (resultClass) yield said('resultClass', resultClass, RESULT_CLASS[resultClass]);
  for (const [column, declared] of Object.entries(resultColumns)) {
    const { type, nullable = false } = typeof declared === 'string' ? { type: declared } : declared;
    const meaning = nullable ? 'A column of its rows, which a row may lack.' : 'A column that each of its rows has.';
    yield said('resultColumns', `${column}: ${type}`, meaning);
  }
  yield {
    name: 'resultKind',
    value: resultKind ?? `tool-result/${name}`,
    meaning: 'The kind of artifact that its result is kept as, and that other tools may want.',
    from: resultKind === undefined ? 'assumed' : 'said',
  };
}

function ceiling({ maxChars, narrowBy = [] }: ResultCeiling): string {
  const narrow = narrowBy.length > 0 ? ` A call is made smaller by ${listOf(narrowBy, 'or')}.` : '';
  return `A result of more than ${maxChars} characters is refused, and never cut.${narrow}`;
}
