/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { GroupOutput, Output } from '../../model/output.ts';
import type { Limits } from '../limits.ts';
import { Rest } from '../rest.tsx';
import { Empty } from './empty.tsx';

interface Props {
  output: GroupOutput;
  limits: Limits;
  /** Draws one part. Passed in, so that a group knows nothing of the other kinds. */
  children: (part: Output) => ComponentChildren;
}

/** Results one below the other. */
export function Group({ output: { parts }, limits, children }: Props) {
  return (
    <div class="pb-parts">
      {parts.length === 0 && <Empty />}
      {parts.slice(0, limits.parts).map((part) => (
        <div>{children(part)}</div>
      ))}
      <Rest count={parts.length - limits.parts} noun="part" limits={limits} />
    </div>
  );
}
