import { addRatios, ratio } from '@hintha/games-kit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isOutrightResult,
  outrightPicks,
  type OutrightResult,
  paidRanks,
  scoreOutright,
} from './outright.ts';

const PICKS = outrightPicks(Array.from({ length: 9 }));
const ALL_IN = { voidIfAbsent: false };

/** Any end of a season: ranks of one or more, and some who did not start. */
const anyResult = fc
  .record({
    order: fc.shuffledSubarray(PICKS, { minLength: PICKS.length }),
    shares: fc.array(fc.boolean(), { minLength: PICKS.length, maxLength: PICKS.length }),
    absent: fc.nat(3),
    places: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ order, shares, absent, places }): OutrightResult => {
    const ranking: string[][] = [];
    for (const [at, pick] of order.slice(absent).entries()) {
      const last = ranking.at(-1);
      if (last !== undefined && shares[at]) last.push(pick);
      else ranking.push([pick]);
    }
    return { ranking, places, absent: order.slice(0, absent) };
  });

test('however many share, the places that are paid are paid once', () => {
  fc.assert(
    fc.property(anyResult, (result) => {
      const paid = PICKS.map((pick) => scoreOutright(pick, result, ALL_IN).won).reduce(addRatios, ratio(0));
      expect(Number(paid.numerator) / Number(paid.denominator)).toBeCloseTo(result.places, 12);
    }),
  );
});

test('the ranks that are paid decide every bet', () => {
  fc.assert(
    fc.property(anyResult, fc.constantFrom(...PICKS), (result, pick) => {
      const paid = { ...result, ranking: paidRanks(result.ranking, result.places) };
      expect(scoreOutright(pick, paid, ALL_IN)).toEqual(scoreOutright(pick, result, ALL_IN));
    }),
  );
});

test('a result names everybody once at most, and somebody for every place that is paid', () => {
  const result = { ranking: [['1', '2'], ['3']], places: 2, absent: ['9'] };
  expect(isOutrightResult(result, PICKS)).toBe(true);
  for (const other of [
    { ...result, ranking: [] },
    { ...result, ranking: [['1'], []] },
    { ...result, ranking: [['1']] },
    { ...result, ranking: [['1', '1']] },
    { ...result, ranking: [['1', '10']] },
    { ...result, absent: ['1'] },
  ])
    expect(isOutrightResult(other, PICKS)).toBe(false);
});
