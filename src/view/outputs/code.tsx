/** @jsxImportSource preact */
import type { CodeOutput } from '../../model/output.ts';
import { clip, cut } from '../format.ts';
import type { Limits } from '../limits.ts';
import { Rest } from '../rest.tsx';
import { Scroller } from './scroller.tsx';

/** Source code as it is; left to right whatever the page's direction. */
export function Code({ output: { lang, source }, limits }: { output: CodeOutput; limits: Limits }) {
  const drawn = cut(source, limits.characters);
  return (
    <>
      <Scroller label={`Code, ${clip(lang, limits.cell)}`} dir="ltr">
        <pre class="pb-code">
          <code>{drawn}</code>
        </pre>
      </Scroller>
      <Rest count={source.length - drawn.length} noun="character" limits={limits} />
    </>
  );
}
