import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import noto from '@fontsource/noto-sans/package.json' with { type: 'json' };
import resvg from '@resvg/resvg-js/package.json' with { type: 'json' };
import satori from 'satori/package.json' with { type: 'json' };
import type { Stages } from '../stages.ts';
import type { SocialCard } from './social-cards.ts';

/** Raised when the same card is drawn in another way. */
const FORMAT = 1;

/** The most threads that draw at once. */
const MAX_THREADS = 8;

/** Cards that are worth a thread of their own: starting one takes as long as drawing some. */
const CARDS_PER_THREAD = 8;

/** TypeScript in this repository, JavaScript in the package. */
const PROGRAM = new URL(`./social-worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/** The path of a card's picture, without the base: it tells all that the picture follows from. */
export function socialImagePath(card: SocialCard): string {
  const content = JSON.stringify([FORMAT, satori.version, resvg.version, noto.version, card]);
  return `/_pegboard/social/${createHash('sha256').update(content).digest('hex').slice(0, 16)}.png`;
}

/**
 * Draws every card that an earlier build has not drawn, in threads of their own.
 * @param cache a folder that survives between builds, absolute. It holds no more than the pictures of the last
 * @returns the pictures by their paths below the base
 */
export async function drawSocialImages(
  cards: Iterable<SocialCard>,
  { cache, stages }: { cache: string; stages: Stages },
): Promise<Map<string, Uint8Array>> {
  const wanted = new Map([...cards].map((card) => [socialImagePath(card).slice(1), card]));
  const fileOf = (path: string) => join(cache, path.slice(path.lastIndexOf('/') + 1));
  const drawn = new Map<string, Uint8Array>();
  for (const path of wanted.keys()) {
    const bytes = await readFile(fileOf(path)).catch(() => undefined);
    if (bytes) drawn.set(path, bytes);
  }
  const missing = [...wanted].filter(([path]) => !drawn.has(path));
  const queue = missing.values();
  let done = 0;
  const threads = Math.min(availableParallelism(), MAX_THREADS, Math.ceil(missing.length / CARDS_PER_THREAD));
  await Promise.all(Array.from({ length: threads }, drain));
  await forget(cache, new Set([...wanted.keys()].map(fileOf)));
  return drawn;

  async function drain(): Promise<void> {
    const worker = new Worker(PROGRAM, { execArgv: [] });
    try {
      for (const [path, card] of queue) {
        worker.postMessage(card);
        const [bytes] = (await once(worker, 'message')) as [Uint8Array];
        drawn.set(path, bytes);
        await keep(fileOf(path), bytes);
        done += 1;
        stages.advance(done, missing.length);
      }
    } finally {
      await worker.terminate();
    }
  }
}

/** A full or read-only disk costs the next build its head start, and nothing else. */
async function keep(file: string, bytes: Uint8Array): Promise<void> {
  const draft = `${file}.${process.pid}`;
  try {
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch {
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

async function forget(cache: string, kept: ReadonlySet<string>): Promise<void> {
  const files = await readdir(cache).catch(() => []);
  const stale = files.map((name) => join(cache, name)).filter((file) => file.endsWith('.png') && !kept.has(file));
  await Promise.all(stale.map((file) => rm(file, { force: true }).catch(() => undefined)));
}
