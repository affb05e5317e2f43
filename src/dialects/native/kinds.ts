import outputSchema from '../../model/output.schema.json' with { type: 'json' };
import type { JsonSchema } from '../dialect.ts';

/** Every kind of result, with the contract version that added it. */
export const KINDS: ReadonlyMap<unknown, number> = new Map(
  Object.values((outputSchema as JsonSchema).$defs ?? {}).flatMap(({ properties, since }) => {
    const kind = properties?.kind?.const;
    return kind === undefined ? [] : [[kind, since ?? 1]];
  }),
);
