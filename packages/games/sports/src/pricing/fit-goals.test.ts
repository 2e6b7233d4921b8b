import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitGoalRates } from './fit-goals.ts';
import { scoreChances } from './score-chances.ts';

const marketOf = (rates: { readonly home: number; readonly away: number }, line: number) => {
  let [home, away, over] = [0, 0, 0];
  for (const { score, chance } of scoreChances(rates)) {
    if (score.home > score.away) home += chance;
    if (score.home < score.away) away += chance;
    if (score.home + score.away > line) over += chance;
  }
  return { home, away, over: { line, chance: over } };
};

const rate = fc.double({ min: 0.3, max: 3.2, noNaN: true });

test('the goals of a model are found again from its market', () => {
  fc.assert(
    fc.property(rate, rate, fc.constantFrom(1.5, 2.5, 3.5), (home, away, line) => {
      const fitted = fitGoalRates(marketOf({ home, away }, line));
      expect(fitted.home).toBeCloseTo(home, 4);
      expect(fitted.away).toBeCloseTo(away, 4);
    }),
    { numRuns: 300, seed: 20261126 },
  );
});

test('a market that no goals explain comes to goals all the same', () => {
  const odd = fitGoalRates({ home: 0.99, away: 0.005, over: { line: 2.5, chance: 0.01 } });
  expect(odd.home).toBeGreaterThan(odd.away);
  expect(odd.home + odd.away).toBeLessThan(8);
});
