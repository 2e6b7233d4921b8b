import { expect, test } from 'vitest';
import { planLandings } from './landing-plan.ts';
import { landingMs } from './reel-motion.ts';
import type { Tempo } from './tempo.ts';

const TEMPO: Tempo = {
  cellsPerSecond: 25,
  leastRollMs: 600,
  gapMs: 200,
  landingCells: 3,
  suspenseMs: 1000,
  isCalm: false,
};
const PLAIN = ['A', 'K', 'Q'];
const SCATTERED = ['A', 'S', 'Q'];

test('reels stop in turn from left to right', () => {
  const plan = planLandings([PLAIN, PLAIN, PLAIN, PLAIN, PLAIN], 1000, TEMPO);
  expect(plan.starts).toEqual([1000, 1200, 1400, 1600, 1800]);
  expect(plan.suspended).toEqual([false, false, false, false, false]);
});

test('two scatters keep every later reel waiting until the one before it has landed', () => {
  const plan = planLandings([SCATTERED, SCATTERED, PLAIN, PLAIN, PLAIN], 0, TEMPO);
  const waited = landingMs(3, 25) + 1000;
  expect(plan.suspended).toEqual([false, false, true, true, true]);
  expect(plan.starts).toEqual([0, 200, 200 + waited, 200 + 2 * waited, 200 + 3 * waited]);
});

test('two scatters on the last reels keep nobody waiting', () => {
  const plan = planLandings([PLAIN, PLAIN, PLAIN, SCATTERED, SCATTERED], 0, TEMPO);
  expect(plan.suspended).toEqual([false, false, false, false, false]);
});
