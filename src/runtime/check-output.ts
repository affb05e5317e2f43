import type { Output, OutputKind } from '../model/output.ts';

/**
 * Whether what a tool returned may be drawn: an object of a kind that the tool declares. Its inside is checked at build
 * time with every known answer, and here by drawing it.
 * @returns the fault, for the console; empty when there is none
 */
export function checkOutput(output: unknown, kinds: readonly OutputKind[]): string {
  if (typeof output !== 'object' || output === null) return `run returned ${output === null ? 'null' : typeof output}`;
  const { kind } = output as Partial<Output>;
  if (kind === undefined) return 'run returned an object without a kind';
  return kinds.includes(kind) ? '' : `run returned the kind "${String(kind)}", which the tool does not declare`;
}
