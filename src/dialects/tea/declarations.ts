import type { Declaration } from '../../model/declaration.ts';
import { KNOWN_EFFECTS, sortEffects, UNKNOWN_MEANING } from './effects.ts';
import type { ToolSpec } from './tool-spec.ts';

const IDEMPOTENCY = {
  idempotent: 'Calling it again with the same arguments changes nothing more.',
  non_idempotent: 'Calling it again does something again.',
  externally_reconciled: 'Whether a call took place is found out from the system that it acts on.',
};

const RETRY_SAFETY = {
  never: 'A failed call is never made again.',
  explicit_only: 'A failed call is made again only when somebody decides so, knowing what happened.',
  automatic: 'A failed call may be made again by itself.',
};

const CONCURRENCY = {
  parallel: 'Calls that do not depend on each other may run at once.',
  serial: 'Calls run one after another.',
  exclusive: 'While a call runs, nothing else does.',
};

const TRUST = {
  product: 'It comes with the product, and is trusted as that is.',
  user: 'The person who uses it brought it.',
  workspace: 'It comes from the workspace that is open.',
  untrusted: 'Nobody vouches for it.',
};

/** What a definition declares, each with what it means. */
export function declarationsOf(spec: ToolSpec): Declaration[] {
  const { effects, execution, source, promptSnippet, promptGuidelines = [], uiRenderer } = spec;
  const { idempotency, retrySafety, concurrency, timeoutMs } = execution;
  const said = (name: string, value: string, meaning: string): Declaration => ({ name, value, meaning, from: 'said' });
  return [
    ...sortEffects(effects).map((effect) => {
      return said('effects', effect, KNOWN_EFFECTS.get(effect)?.meaning ?? UNKNOWN_MEANING);
    }),
    said('idempotency', idempotency, IDEMPOTENCY[idempotency]),
    said('retrySafety', retrySafety, RETRY_SAFETY[retrySafety]),
    said('concurrency', concurrency, CONCURRENCY[concurrency]),
    said('timeoutMs', `${timeoutMs}`, `A call is given up after ${inWords(timeoutMs)}.`),
    ...(source
      ? [
          said('source', `${source.kind}, ${source.sourceId}`, `Loaded with the digest ${source.descriptorDigest}.`),
          said('trust', source.trust, TRUST[source.trust]),
        ]
      : [{ name: 'source', value: 'native, product', meaning: TRUST.product, from: 'assumed' as const }]),
    ...(promptSnippet === undefined ? [] : [said('promptSnippet', promptSnippet, 'Added to the prompt of a model.')]),
    ...promptGuidelines.map((rule) => said('promptGuidelines', rule, 'A rule added to the prompt of a model.')),
    ...(uiRenderer === undefined ? [] : [said('uiRenderer', uiRenderer, 'What shows its calls on a screen.')]),
  ];
}

/** A time in the largest unit that leaves it whole: `10 seconds`. */
function inWords(ms: number): string {
  const units: [number, string][] = [
    [3_600_000, 'hour'],
    [60_000, 'minute'],
    [1000, 'second'],
  ];
  const [size, unit] = units.find(([size]) => ms % size === 0) ?? [1, 'millisecond'];
  return `${(ms / size).toLocaleString('en')} ${unit}${ms === size ? '' : 's'}`;
}
