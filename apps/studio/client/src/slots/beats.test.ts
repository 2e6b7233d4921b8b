import { expect, test } from 'vitest';
import type { OutcomeView, SpinView } from '../../../src/wire.ts';
import { isFeatureBeat, planBeats, progressAt } from './beats.ts';

const spin = (coins: number, awardedFreeGames: number, free: boolean): SpinView => ({
  free,
  stops: [],
  window: [],
  lineWins: [],
  scatters: { count: 0, coins: 0 },
  coins,
  multiplier: free ? 3 : 1,
  awardedFreeGames,
});

const OUTCOME: OutcomeView = {
  spins: [spin(50, 10, false), spin(0, 0, true), spin(75, 15, true), spin(30, 0, true)],
  totalCoins: 155,
  capped: false,
};

const progressOf = (kind: string, at: number) => {
  const beat = planBeats(OUTCOME).find((one) => one.kind === kind && one.at === at);
  return beat === undefined ? undefined : progressAt(OUTCOME, beat);
};

test('the counter says which free game runs and of how many', () => {
  expect(progressOf('intro', 0)).toEqual({ game: 0, games: 10, coins: 50, multiplier: 3 });
  expect(progressOf('spin', 1)).toEqual({ game: 1, games: 10, coins: 50, multiplier: 3 });
});

test('further free games count from their notice on, not before', () => {
  expect(progressOf('spin', 2)?.games).toBe(10);
  expect(progressOf('wins', 2)?.games).toBe(10);
  expect(progressOf('retrigger', 2)?.games).toBe(25);
  expect(progressOf('spin', 3)?.games).toBe(25);
});

test('a spin does not give away what it wins while its reels run', () => {
  expect(progressOf('spin', 2)?.coins).toBe(50);
  expect(progressOf('wins', 2)?.coins).toBe(125);
  expect(progressOf('summary', 3)?.coins).toBe(155);
});

test('the scene is dressed for free games from the intro to the summary', () => {
  const dressed = planBeats(OUTCOME).map((beat) => isFeatureBeat(OUTCOME, beat));
  expect(dressed).toEqual([false, false, true, true, true, true, true, true, true, true]);
});
