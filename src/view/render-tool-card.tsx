/** @jsxImportSource preact */
import { renderToString } from 'preact-render-to-string';
import type { Output } from '../model/output.ts';
import { ALL_VIEWS } from './all-views.ts';
import { PAGE_LIMITS } from './limits.ts';
import { OutputView } from './output.tsx';
import { ToolCard, type ToolCardProps } from './tool-card.tsx';

/** The HTML of a tool's card, at build time. */
export function renderToolCard(props: ToolCardProps): string {
  return keepFirstLines(renderToString(<ToolCard {...props} />));
}

/** The HTML of one result, at build time. */
export function renderOutput(output: Output): string {
  return keepFirstLines(renderToString(<OutputView output={output} limits={PAGE_LIMITS} extra={ALL_VIEWS} />));
}

/** A parser drops a line break that directly follows `<pre>` or `<textarea>` (HTML, 13.2.6.4.7): one more keeps the text's own. */
function keepFirstLines(html: string): string {
  return html.replaceAll(/(<(?:pre|textarea)(?:\s[^\s=>"]+(?:="[^"]*")?)*>)(?=\r?\n)/g, '$1\n');
}
