import type { Stage } from '../build/stages.ts';
import { count, sayBytes } from '../model/words.ts';

/** What a build came to. */
export interface BuildResult {
  tools: number;
  servers: number;
  documents: number;
  /** How many pages were drawn, by what draws them, such as `tool`. */
  pages: ReadonlyMap<string, number>;
  files: number;
  bytes: number;
  stages: readonly Stage[];
}

/** A result as text: what was made, and what took longest. Without a line break at its end. */
export function formatBuildSummary({ tools, servers, documents, pages, files, bytes, stages }: BuildResult): string {
  const sources = [
    count(tools, 'tool'),
    ...(servers > 0 ? [count(servers, 'server')] : []),
    ...(documents > 0 ? [count(documents, 'document')] : []),
  ];
  const kinds = [...pages].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const drawn = kinds.reduce((sum, [, number]) => sum + number, 0);
  const whole = { name: 'Together', ms: stages.reduce((sum, { ms }) => sum + ms, 0), slowest: [] };
  return [
    `${sources.join(', ')}: ${count(drawn, 'page')}, ${count(files, 'file')}, ${sayBytes(bytes)}.`,
    `Pages: ${kinds.map(([kind, number]) => `${number} ${kind}`).join(', ')}.`,
    '',
    ...[...stages, whole].map(formatStage),
  ].join('\n');
}

function formatStage({ name, ms, slowest }: Stage): string {
  const longest = slowest.filter((part) => part.ms >= WORTH_SAYING).map((part) => `${part.name} ${seconds(part.ms)}`);
  const most = longest.length > 0 ? `  longest: ${longest.join(', ')}` : '';
  return `  ${name.padEnd(20)}${seconds(ms).padStart(8)}${most}`;
}

/** Milliseconds below which no part of a stage is named. */
const WORTH_SAYING = 50;

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(ms < 1000 ? 2 : 1)} s`;
}
