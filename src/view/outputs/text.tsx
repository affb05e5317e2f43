/** @jsxImportSource preact */
import type { TextOutput } from '../../model/output.ts';
import { cut } from '../format.ts';
import type { Limits } from '../limits.ts';
import { Rest } from '../rest.tsx';
import { Empty } from './empty.tsx';

/** Plain text with its white space; long lines wrap. */
export function Text({ output: { text, mono }, limits }: { output: TextOutput; limits: Limits }) {
  const drawn = cut(text, limits.characters);
  return (
    <>
      {text === '' ? (
        <Empty />
      ) : (
        <pre class={mono ? 'pb-text pb-mono' : 'pb-text'} dir="auto">
          {drawn}
        </pre>
      )}
      <Rest count={text.length - drawn.length} noun="character" limits={limits} />
    </>
  );
}
