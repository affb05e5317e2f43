import type { Input } from '../model/input.ts';

/** What a compact card asks for: the primary inputs, or the first. */
export function primaryInputs(inputs: readonly Input[]): readonly Input[] {
  const primary = inputs.filter((input) => input.primary);
  return primary.length > 0 ? primary : inputs.slice(0, 1);
}
