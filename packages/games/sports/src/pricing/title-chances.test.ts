import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goalRatesOf, planSeason } from '../simulation/season.ts';
import { seededChance } from '../simulation/seeded-chance.ts';
import { meritsOf, rankByMerit } from '../simulation/table.ts';
import { offerPrice } from './price-market.ts';
import { scoreChances } from './score-chances.ts';
import { type LeftMatch, titleChances } from './title-chances.ts';

const POINTS = { win: 3, draw: 1 };
const RUNS = 2_000;

const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);
const worth = (home: number, away: number) => meritsOf({ home, away }, POINTS);

/** A match that may end in some scores, each as likely as another. */
const match = (
  home: number,
  away: number,
  scores: readonly (readonly [number, number])[],
  seed = 1,
): LeftMatch => ({
  home,
  away,
  ends: scores.map(([h, a]) => ({ ...worth(h, a), chance: 1 / scores.length })),
  draw: seededChance(seed),
});

const EVEN: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 0],
  [0, 1],
];

test('points come first, then the difference, then what was scored; who has the same shares a rank', () => {
  const table = [worth(1, 1).home, worth(1, 0).home, worth(3, 0).home, worth(1, 0).home, worth(4, 1).home];
  expect(rankByMerit(table)).toEqual([[4], [2], [1, 3], [0]]);
});

/** A table in the midst of a season, and what is left of it. */
const anySeason = fc
  .record({
    merits: fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { minLength: 2, maxLength: 8 }),
    left: fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 12 }),
    seed: fc.nat(),
  })
  .map(({ merits, left, seed }) => {
    const count = merits.length;
    const played = merits.map(([home, away]) => worth(home, away).home);
    const matches = left
      .map(([home, away]) => [home % count, away % count] as const)
      .filter(([home, away]) => home !== away)
      .map(([home, away], place) => match(home, away, EVEN, seed + place));
    return { merits: played, matches };
  });

test('the chances of a season add up to one, and none is below zero', () => {
  fc.assert(
    fc.property(anySeason, ({ merits, matches }) => {
      const chances = titleChances(merits, matches, 200);
      expect(chances).toHaveLength(merits.length);
      expect(sumOf(chances)).toBeCloseTo(1, 9);
      expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('prices of a season keep the margin, and give back no more than a hundredth of it by rounding', () => {
  fc.assert(
    fc.property(anySeason, fc.double({ min: 0.05, max: 0.3, noNaN: true }), ({ merits, matches }, margin) => {
      const chances = titleChances(merits, matches, 200).filter((chance) => chance > 0);
      const prices = chances.map((chance) => offerPrice(1 / chance, margin));
      const isWhole = prices.every((price) => price !== undefined);
      const book = sumOf(prices.map((price) => 10_000 / Number(price ?? 10_000)));
      expect(isWhole ? book : 1 + margin).toBeGreaterThanOrEqual(1 + margin - 1e-9);
    }),
  );
});

test('the larger of two merits is never the less likely to win where both have the same matches left', () => {
  fc.assert(
    fc.property(fc.nat(4), fc.nat(4), (first, second) => {
      const merits = [worth(first, 0).home, worth(second, 0).home, worth(0, 0).home];
      const chances = titleChances(merits, [match(0, 1, EVEN)], RUNS);
      const [one = 0, other = 0] = chances;
      expect(Math.sign(first - second) * (one - other)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a season that is over is won by who is first, and shared in equal parts', () => {
  expect(titleChances([worth(2, 0).home, worth(1, 0).home], [], RUNS)).toEqual([1, 0]);
  const shared = titleChances([worth(1, 0).home, worth(1, 0).home, worth(0, 1).home], [], RUNS);
  expect(shared[0]).toBeCloseTo(0.5, 12);
  expect(shared[1]).toBeCloseTo(0.5, 12);
  expect(shared[2]).toBe(0);
});

test('who cannot come first any more has no chance, and who hardly can has a little', () => {
  const [leader, far, near] = [4 * worth(1, 0).home, 0, 3 * worth(1, 0).home];
  const oneLeft = titleChances([leader, far, near], [match(1, 2, EVEN)], RUNS);
  expect(oneLeft[1]).toBe(0);
  const rare: LeftMatch = {
    ...match(0, 2, []),
    ends: [
      { ...worth(3, 0), chance: 1 - 1e-9 },
      { ...worth(0, 9), chance: 1e-9 },
    ],
  };
  const chances = titleChances([leader, far, near], [rare], RUNS);
  expect(chances[2]).toBeGreaterThan(0);
  expect(chances[2]).toBeLessThan(1 / RUNS);
});

test('one match between two who are level is won as often as its ends say', () => {
  const level = [worth(1, 0).home, worth(1, 0).home];
  const ends = [
    { ...worth(2, 0), chance: 0.6 },
    { ...worth(0, 1), chance: 0.4 },
  ];
  const left = [{ home: 0, away: 1, ends, draw: seededChance(7) }];
  const [first = 0] = titleChances(level, left, 20_000);
  expect(Math.abs(first - 0.6)).toBeLessThan(4 * Math.sqrt((0.6 * 0.4) / 20_000));
});

test('before a season the better a team is the likelier it wins, and equal teams win equally often', () => {
  const teams = [1.3, 1.1, 1, 1, 0.9, 0.8].map((attack, place) => ({
    name: String(place),
    attack,
    defence: 1 / attack,
  }));
  const left = planSeason(teams.map(({ name }) => name)).map(({ home, away }, at): LeftMatch => {
    const [one, other] = [teams[Number(home)], teams[Number(away)]];
    const rates = one && other ? goalRatesOf(one, other) : { home: 0, away: 0 };
    const ends = scoreChances(rates, 0).map(({ score, chance }) => ({ ...meritsOf(score, POINTS), chance }));
    return { home: Number(home), away: Number(away), ends, draw: seededChance(at) };
  });
  const chances = titleChances(
    teams.map(() => 0),
    left,
    10_000,
  );
  const [best = 0, second = 0, third = 0, fourth = 0, , last = 1] = chances;
  expect(best).toBeGreaterThan(second);
  expect(second).toBeGreaterThan(third);
  expect(Math.abs(third - fourth)).toBeLessThan(0.015);
  expect(last).toBeLessThan(0.02);
});
