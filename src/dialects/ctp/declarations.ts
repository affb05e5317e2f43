import type { Badge, Declaration } from '../../model/declaration.ts';
import type { Definition, Parameter } from './definition.ts';
import { isMultiple } from './parameter-schema.ts';

const MODES = {
  client: 'The tool runs in the browser: what is given to it stays there.',
  server: 'Only a server can run the tool: this page writes the call down.',
  hybrid: 'The tool runs in the browser or on a server. On this page it runs in the browser.',
};

/**
 * What a definition declares, each with what it means.
 * @param definition in the current spelling
 */
export function declarationsOf(definition: Definition): Declaration[] {
  const { method, executionMode, outputDescription, requiresAuth, rateLimit, aiInstructions, keywords } = definition;
  const mode = executionMode ?? 'client';
  return [
    said('outputDescription', outputDescription, 'What the tool gives.'),
    said(
      'method',
      method,
      method === 'GET'
        ? 'Over HTTP the parameters stand in the query of the address.'
        : 'Over HTTP the parameters are the JSON body of the request.',
    ),
    { ...said('executionMode', mode, MODES[mode]), from: executionMode === undefined ? 'assumed' : 'said' },
    ...(requiresAuth ? [said('requiresAuth', 'true', 'The service of the tool must know who calls.')] : []),
    ...(rateLimit ? [said('rateLimit', JSON.stringify(rateLimit), sayRate(rateLimit))] : []),
    ...(aiInstructions ? [said('aiInstructions', aiInstructions, 'Guidance for a model that calls the tool.')] : []),
    ...(keywords?.length ? [said('keywords', keywords.join(', '), 'More words that the tool is searched by.')] : []),
    ...definition.parameters.flatMap(ofParameter),
  ];
}

function said(name: string, value: string, meaning: string): Declaration {
  return { name, value, meaning, from: 'said' };
}

function sayRate({ requests, window }: NonNullable<Definition['rateLimit']>): string {
  const calls = requests === undefined ? 'a number of calls' : requests === 1 ? 'one call' : `${requests} calls`;
  const time = window === undefined ? 'a while' : window === 1 ? 'a second' : `${window} seconds`;
  return `The service of the tool takes at most ${calls} in ${time}.`;
}

/** What neither the schema of the arguments nor the form can say of a parameter. */
function ofParameter({ name, label, aiHint, validation: { custom, step, min } = {} }: Parameter): Declaration[] {
  const declared: Declaration[] = [];
  if (aiHint) declared.push(said(`${name}.aiHint`, aiHint, `Guidance for a model that fills in “${label}”.`));
  if (custom) {
    const meaning = `What “${label}” must also be. It is shown here, and never evaluated.`;
    declared.push(said(`${name}.validation.custom`, custom, meaning));
  }
  if (step !== undefined && !isMultiple(step, min)) {
    const meaning = `“${label}” goes by steps of ${step}${min === undefined ? '' : `, counted from ${min}`}: values between are not refused here.`;
    declared.push(said(`${name}.validation.step`, String(step), meaning));
  }
  return declared;
}

/** What readers look for at a glance. */
export function badgesOf({ requiresAuth, executionMode }: Definition): Badge[] {
  const badges: Badge[] = [];
  if (executionMode === 'server') badges.push({ text: 'runs on a server', reason: MODES.server, tone: 'plain' });
  if (requiresAuth) {
    const reason = 'Its definition says that its service must know who calls.';
    badges.push({ text: 'needs a sign-in', reason, tone: 'warn' });
  }
  return badges;
}
