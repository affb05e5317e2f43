// `npm run bench -- [--count N] [--runs N]`: reads a list of ten thousand tools; builds a catalogue of N copies of this repository's
// tools, and says what it took; then how long a reader waits for a result.
import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { timeClicks } from './time-clicks.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: { count: { type: 'string', default: '1000' }, runs: { type: 'string', default: '1' } },
});
const [count, runs] = [Number(values.count), Number(values.runs)];
if (!Number.isInteger(count) || count < 1 || !Number.isInteger(runs) || runs < 1) {
  console.error('--count and --runs are whole numbers above 0');
  process.exit(2);
}

/** Clicks that are timed. */
const CLICKS = 100;
/** A tool that draws many points, how many, and how often that is timed. */
const LONG = 'long-line';
const POINTS = 150_000;
const DRAWINGS = 10;

/** Tools of one list that is read. */
const LISTED = 10_000;
spawnSync(process.execPath, [join(root, 'scripts', 'time-list.ts'), String(LISTED)], { stdio: 'inherit' });

// Below the repository: the tools find their packages there.
mkdirSync(join(root, '.pegboard'), { recursive: true });
const scratch = mkdtempSync(join(root, '.pegboard', 'bench-'));
const [tools, content, out] = [join(scratch, 'tools'), join(scratch, 'content'), join(scratch, 'site')];
try {
  writeCatalogue();
  writeLongLine();
  // Tools and documents link to each other.
  cpSync(join(root, 'content'), content, { recursive: true });
  for (let run = 1; run <= runs; run += 1) {
    rmSync(out, { recursive: true, force: true });
    const { seconds, megabytes } = await timeBuild();
    const files = globSync('**/*', { cwd: out }).filter((file) => statSync(join(out, file)).isFile());
    const size = files.reduce((sum, file) => sum + statSync(join(out, file)).size, 0);
    const memory = megabytes === undefined ? '' : `, ${megabytes} MB at the most in the main process`;
    console.log(
      `run ${run}: ${count} tools in ${seconds.toFixed(1)} s${memory}; ${files.length} files of ${(size / 1e6).toFixed(1)} MB`,
    );
  }
  const clicks = await timeClicks(out, 'percentiles', CLICKS);
  console.log(
    clicks
      ? `from a click on Run to the drawn result, warm, on the main thread: ${clicks.median.toFixed(1)} ms at the median of ${CLICKS}, ${clicks.p95.toFixed(1)} ms for 19 of 20`
      : 'clicks were not timed: that needs Chromium, and a --count of 10 or more',
  );
  const drawings = await timeClicks(out, LONG, DRAWINGS);
  if (drawings) {
    console.log(
      `the same with a line of ${POINTS.toLocaleString('en')} points: ${drawings.median.toFixed(0)} ms at the median of ${DRAWINGS}, ${drawings.p95.toFixed(0)} ms for 19 of 20`,
    );
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** The repository's own tools, for the links between them, and copies until there are enough. */
function writeCatalogue(): void {
  const all = readdirSync(join(root, 'tools'));
  const isNative = (id: string) => existsSync(join(root, 'tools', id, 'tool.json'));
  const own = all.filter(isNative);
  mkdirSync(tools);
  // Documents lead to those of other dialects too.
  for (const id of all) if (!isNative(id)) cpSync(join(root, 'tools', id), join(tools, id), { recursive: true });
  for (let index = 0; index < count; index += 1) {
    const source = own[index % own.length]!;
    const id = index < own.length ? source : `${source}-${index}`;
    cpSync(join(root, 'tools', source), join(tools, id), { recursive: true });
    const file = join(tools, id, 'tool.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(
      file,
      JSON.stringify({ ...manifest, id, name: index < own.length ? manifest.name : `${manifest.name} ${index}` }),
    );
  }
}

/** A tool whose chart is as long as a page may have to draw. */
function writeLongLine(): void {
  const folder = join(tools, LONG);
  mkdirSync(folder);
  const manifest = {
    sdk: 1,
    id: LONG,
    name: 'Long line',
    blurb: 'Draws many points.',
    version: '1.0.0',
    capabilities: ['pure'],
    runtime: { entry: 'index.ts' },
    kinds: ['series', 'error'],
    inputs: [{ id: 'text', type: 'text', label: 'Text', default: '' }],
  };
  // Two points with no text, as in the result that the page is made with.
  const source = `export default {
  run({ text }) {
    const x = Array.from({ length: text === '' ? 2 : ${POINTS} }, (_, at) => at);
    const points = x.map((at) => text.length * (Math.sin(at / 999) + Math.sin(at * at)));
    return { kind: 'series', chart: { xLabel: 'x', yLabel: 'y', x, series: [{ label: 'y', points }] } };
  },
};
`;
  const series = [{ label: 'y', points: [0, 0] }];
  const expect = { kind: 'series', chart: { xLabel: 'x', yLabel: 'y', x: [0, 1], series } };
  writeFileSync(join(folder, 'tool.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'index.ts'), source);
  writeFileSync(join(folder, 'cases.json'), JSON.stringify([{ name: 'draws', input: { text: '' }, expect }]));
}

/** @throws when the build fails; what it says is on the terminal */
async function timeBuild(): Promise<{ seconds: number; megabytes: number | undefined }> {
  const start = performance.now();
  const build = spawn(
    process.execPath,
    ['src/cli/pegboard.ts', 'build', '--tools', tools, '--content', content, '--out', out],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  let megabytes: number | undefined;
  const watch = setInterval(() => {
    megabytes = peakMegabytes(build.pid) ?? megabytes;
  }, 100);
  const code = await new Promise((resolve) => build.on('exit', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`The build ended with exit code ${code}`);
  return { seconds: (performance.now() - start) / 1000, megabytes };
}

/** The most memory a process has held; only Linux tells. */
function peakMegabytes(pid: number | undefined): number | undefined {
  const file = `/proc/${pid}/status`;
  const kilobytes = existsSync(file) ? /^VmHWM:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
}
