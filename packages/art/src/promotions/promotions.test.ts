import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { SUBJECT_NAMES } from '../subjects/index.ts';
import { drawPromotion, isPromotion, PROMOTION_NAMES } from './draw-promotion.ts';
import { drawReward, REWARD_KINDS } from './draw-reward.ts';

const MOST_BYTES = 3_000;
const rewards = () =>
  SUBJECT_NAMES.flatMap((subject) => REWARD_KINDS.map((kind) => drawReward(subject, kind)));

test('every kind of promotion and every reward has a picture of its own', () => {
  const pictures = [...PROMOTION_NAMES.map(drawPromotion), ...rewards()];
  expect(new Set(pictures).size).toBe(PROMOTION_NAMES.length + SUBJECT_NAMES.length * REWARD_KINDS.length);
});

test('a picture comes out the same when drawn again', () => {
  expect(PROMOTION_NAMES.map(drawPromotion)).toEqual(PROMOTION_NAMES.map(drawPromotion));
  expect(rewards()).toEqual(rewards());
});

test('no picture weighs more than 3 kB, compressed', () => {
  const weights = [...PROMOTION_NAMES.map(drawPromotion), ...rewards()].map((svg) => gzipSync(svg).length);
  expect(Math.max(...weights)).toBeLessThanOrEqual(MOST_BYTES);
});

test('there is a picture of a known kind and of nothing else', () => {
  expect(PROMOTION_NAMES.every(isPromotion)).toBe(true);
  expect(isPromotion('toString') || isPromotion('hero')).toBe(false);
});
