import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { glob } from 'tinyglobby';
import type { ApiModel, ConvertOptions } from './api-model.ts';

/** What is kept of the last conversion: the model, and what it was made from. */
interface Kept {
  key: string;
  model: ApiModel;
}

/**
 * The model of entry files: as it was kept where nothing it is made from has changed, and else converted anew, which
 * takes seconds.
 * @param directory where it is kept, absolute
 * @returns `not-installed` where TypeDoc or TypeScript is not
 */
export async function loadModel(options: ConvertOptions, directory: string): Promise<ApiModel | 'not-installed'> {
  const file = join(directory, `${hash(options)}.json`);
  const kept = await readKept(file);
  if (kept && kept.key === (await keyOf(options, kept.model.files))) return kept.model;
  const model = await runWorker(options);
  if (model === 'not-installed') return model;
  await keep(file, { key: await keyOf(options, model.files), model });
  return model;
}

/** A hash of the options, of every file that was read and, so that a new file is noticed, of the names around the entry files. */
async function keyOf(options: ConvertOptions, files: readonly string[]): Promise<string> {
  const around = await glob('**/*.{ts,mts,cts,tsx}', {
    cwd: options.root,
    ignore: ['**/node_modules/**', '**/dist/**', '**/.*/**'],
  });
  const read = [...files, ...(options.tsconfig ? [options.tsconfig] : [])];
  const contents = await Promise.all(read.map((name) => readFile(name).then(hashOf, () => 'missing')));
  return hash([options, around.sort(), contents]);
}

async function readKept(file: string): Promise<Kept | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}

/** Whole or not at all: a build and a development server may keep theirs at the same time. */
async function keep(file: string, kept: Kept): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(kept));
  await rename(draft, file);
}

const WORKER = new URL(`./convert-worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

function runWorker(workerData: ConvertOptions): Promise<ApiModel | 'not-installed'> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData });
    worker.once('message', (model) => {
      resolve(model);
      void worker.terminate();
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The conversion of types ended with code ${code}`)));
  });
}

function hash(value: unknown): string {
  return hashOf(JSON.stringify(value));
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url');
}
