/** @jsxImportSource preact */
import type { ErrorOutput } from '../../model/output.ts';
import { Message } from './message.tsx';

/** A tool's refusal of its input: never cut. */
export function ErrorMessage({ output }: { output: ErrorOutput }) {
  return <Message tone="bad">{output.message}</Message>;
}
