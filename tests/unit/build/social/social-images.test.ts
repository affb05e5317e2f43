import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { expect, it } from 'vitest';
import { drawCard } from '../../../../src/build/social/draw-card.ts';
import type { SocialCard } from '../../../../src/build/social/social-cards.ts';
import { drawSocialImages, socialImagePath } from '../../../../src/build/social/social-images.ts';
import { Stages } from '../../../../src/build/stages.ts';
import { makeTree } from '../../../support/make-tree.ts';

const card = (title: string): SocialCard => ({
  site: 'Text tools',
  title,
  text: 'Counts the words of a text.',
  address: 'example.com/tools/words',
  accent: '#2450b5',
});

it('a card is drawn once, in the size that is said of it, and what no page has any more is forgotten', async () => {
  const cache = join(makeTree({ 'cache/': '' }), 'cache/social');
  const told: string[] = [];
  const stages = new Stages((name, done, total) => told.push(`${name} ${done}/${total}`));
  stages.begin('pictures');
  const cards = [card('One'), card('Two')];
  const cold = await drawSocialImages(cards, { cache, stages });
  expect(told).toEqual(['pictures 0/0', 'pictures 1/2', 'pictures 2/2']);
  expect([...cold.keys()].sort()).toEqual(cards.map((one) => socialImagePath(one).slice(1)).sort());
  for (const bytes of cold.values()) expect(imageSize(bytes)).toMatchObject({ width: 1200, height: 630, type: 'png' });

  const warm = await drawSocialImages(cards, { cache, stages });
  expect(told).toHaveLength(3);
  for (const [path, bytes] of cold) expect(Buffer.compare(warm.get(path)!, bytes)).toBe(0);

  await drawSocialImages([card('Two')], { cache, stages });
  expect(readdirSync(cache)).toEqual([socialImagePath(card('Two')).slice('/_pegboard/social/'.length)]);
});

it('the same card has the same bytes, and every part of it is drawn', async () => {
  const drawn = async (change: Partial<SocialCard>) =>
    Buffer.from(await drawCard({ ...card('Words'), ...change })).toString('base64');
  const first = await drawn({});
  expect(await drawn({})).toBe(first);
  for (const change of [{ site: 'x' }, { title: 'x' }, { text: 'x' }, { address: 'x' }, { accent: '#7a2e8e' }])
    expect(await drawn(change)).not.toBe(first);
});

it('a text that never ends takes two lines, and what is below it stays in the picture', async () => {
  const endless = (title: string) => drawCard({ ...card(title), text: 'word '.repeat(48) });
  // Past two lines there is nothing more to see.
  const [shorter, longer] = [await endless('word '.repeat(30)), await endless('word '.repeat(60))];
  expect(Buffer.compare(shorter, longer)).toBe(0);
});
