import { parentPort } from 'node:worker_threads';
import { drawCard } from './draw-card.ts';
import type { SocialCard } from './social-cards.ts';

/** Draws the cards it is sent, one after the other. */
parentPort?.on('message', async (card: SocialCard) => parentPort?.postMessage(await drawCard(card)));
