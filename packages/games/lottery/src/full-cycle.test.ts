import { addRatios, multiplyRatios, type Ratio, ratio, subtractRatios } from '@hintha/games-kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySelection } from '../../../../tools/lottery/any-selection.ts';
import {
  ballCycle,
  digitCycle,
  markSixCycle,
  placesOf,
  rankCycle,
  TURNED_RANKS,
  type Weighed,
} from '../../../../tools/lottery/cycles.ts';
import {
  ANIMALS,
  formatSelection,
  LOTTERY_RULES,
  type LotteryRules,
  oddsOf,
  parseSelection,
  type Play,
  type Result,
  type Selection,
} from './index.ts';

// Over all results, weighed by how often each comes, a play returns prizeMode ÷ 2000 of what it costs, exactly.

const MODE = 1956;
const rulesOf = (code: string): LotteryRules => {
  const rules = LOTTERY_RULES.get(code);
  if (rules === undefined) throw new Error(code);
  return rules;
};

/** What all combinations that win in the cycle pay, in prices of one. */
const returned = (play: Play, selection: Selection, cycle: Iterable<Weighed>): Ratio => {
  const hits = play.prizes.map(() => 0n);
  // Most results of a cycle weigh the same: their hits are added up as numbers, and weighed together.
  let [same, alike] = [1n, play.prizes.map(() => 0)];
  const weigh = (next: bigint): void => {
    for (const [prize, count] of alike.entries()) hits[prize] = (hits[prize] ?? 0n) + BigInt(count) * same;
    [same, alike] = [next, play.prizes.map(() => 0)];
  };
  for (const [result, weight] of cycle) {
    if (weight !== same) weigh(weight);
    // A play keeps what it has worked out of a draw as long as there is the draw: of so many it gets copies.
    const counts = play.hits(selection, result.slice());
    for (let prize = 0; prize < counts.length; prize += 1)
      alike[prize] = (alike[prize] ?? 0) + (counts[prize] ?? 0);
  }
  weigh(1n);
  return play.prizes
    .map((prize, at) => multiplyRatios(ratio(hits[at] ?? 0n), oddsOf(prize, MODE)))
    .reduce(addRatios, ratio(0));
};

const isSame = (a: Ratio, b: Ratio): boolean => a.numerator * b.denominator === b.numerator * a.denominator;

const expectFair = (play: Play, selection: Selection, cycle: readonly Weighed[]): void => {
  const draws = cycle.reduce((sum, [, weight]) => sum + weight, 0n);
  const staked = ratio(BigInt(play.count(selection)) * draws);
  const share = ratio(MODE, 2000);
  const written = formatSelection(play, selection);
  const isFair = isSame(returned(play, selection, cycle), multiplyRatios(staked, share));
  expect([play.code, written, isFair]).toEqual([play.code, written, true]);
};

const expectReturns = (play: Play, cycle: readonly Weighed[], numRuns = 3): void =>
  fc.assert(
    fc.property(anySelection(play), (selection) => expectFair(play, selection, cycle)),
    { numRuns },
  );

const once = (result: Result): Weighed => [result, 1n];

const everyPlace = (places: number): number[] => Array.from({ length: places }, (_, at) => at);

describe.each([
  ['SSC', 5],
  ['LF3', 3],
  ['LF5', 5],
])('%s', (code, places) => {
  const whole = digitCycle(places, everyPlace(places));
  test.each([...rulesOf(code).plays.values()].map((play) => [play.code, play] as const))(
    '%s returns what its mode says',
    (_, play) => {
      const at = placesOf(play, places);
      expectReturns(play, at.length === 5 ? whole : digitCycle(places, at), at.length === 5 ? 1 : 3);
    },
  );
});

describe('11X5', () => {
  const orders = ballCycle(11, 5, 5);
  const sets = orders.filter(([[drawn = []]]) =>
    drawn.every((ball, at) => at === 0 || ball > (drawn[at - 1] ?? 0)),
  );
  const isOfOrder = /^(?:Q\d_.*|DWD|BDW3|LH)$/;
  test('has 55,440 results of 462 sets', () => expect([orders.length, sets.length]).toEqual([55_440, 462]));
  test.each([...rulesOf('11X5').plays.values()].map((play) => [play.code, play] as const))(
    '%s returns what its mode says',
    (code, play) => expectReturns(play, isOfOrder.test(code) ? orders : sets, 1),
  );
});

describe('PK10', () => {
  const cycleOf = (play: Play) => (play.rule.kind === 'any places' ? TURNED_RANKS : rankCycle(play));
  test.each([...rulesOf('PK10').plays.values()].map((play) => [play.code, play] as const))(
    '%s returns what its mode says',
    (_, play) => expectReturns(play, cycleOf(play)),
  );
});

describe('LHC', () => {
  test.each([...rulesOf('LHC').plays.values()].map((play) => [play.code, play] as const))(
    '%s returns what its mode says, whatever the year',
    (code, play) =>
      fc.assert(
        fc.property(anySelection(play), fc.nat(ANIMALS.length - 1), (selection, year) =>
          expectFair(play, selection, markSixCycle(play, selection, year)),
        ),
        // What asks for many of the balls has a long cycle.
        { numRuns: /^(?:PT1X|LX)/.test(code) ? 1 : 5 },
      ),
  );
});

describe.each(['VN_MB', 'VN_MN'])('%s', (code) => {
  const { plays, tiers } = rulesOf(code);
  const count = tiers.reduce((sum, tier) => sum + tier.count, 0);
  const [grouped, single] = [
    [...plays.values()].filter(({ rule }) => rule.kind === 'subset'),
    [...plays.values()].filter(({ rule }) => rule.kind !== 'subset'),
  ];

  const NONE = -1;

  /** How many digits of a number a play looks at, those of its head among them. */
  const digitsOf = ({ code: of, grammar: { parts } }: Play): number =>
    of === 'DE_HEAD' ? 4 : Math.max(2, String((parts[0]?.symbols.size ?? 1) - 1).length);

  /** A number of a tier takes every value of so many digits, the others of its tier staying none; each is made as it is asked for. */
  function* turned(
    base: Result,
    [tier, at]: readonly [tier: number, at: number],
    values: number,
  ): Generator<Weighed> {
    const { count: numbers, width = 2 } = tiers[tier] ?? { count: 0 };
    for (let value = 0; value < values; value += 1) {
      const head = width > 4 ? (value % 10 ** (width - 4)) * 10_000 : 0;
      const drawn = Array.from({ length: numbers }, () => NONE).with(at, head + value);
      yield once(base.with(tier, drawn));
    }
  }

  /** Every number of the draw, and how many values it takes. */
  const numbersOf = (digits: number) =>
    tiers.flatMap(({ count: numbers, width = 2 }, tier) =>
      everyPlace(numbers).map((at) => ({
        place: [tier, at] as const,
        values: 10 ** Math.min(width, digits),
      })),
    );

  test.each(single.map((play) => [play.code, play] as const))('%s returns what its mode says', (_, play) => {
    // Each hit is of one number of the draw, so the numbers may be turned one at a time: what one of them adds over its
    // cycle to what the others bring.
    const nothing: Result = tiers.map(({ count: numbers }) => (numbers === 1 ? [NONE] : []));
    fc.assert(
      fc.property(anySelection(play), (selection) => {
        const before = returned(play, selection, [once(nothing)]);
        const share = numbersOf(digitsOf(play))
          .map(({ place, values }) =>
            multiplyRatios(returned(play, selection, turned(nothing, place, values)), ratio(1, values)),
          )
          .map((mean) => subtractRatios(mean, before))
          .reduce(addRatios, before);
        const staked = multiplyRatios(ratio(play.count(selection)), ratio(MODE, 2000));
        expect([play.code, formatSelection(play, selection), isSame(share, staked)]).toEqual([
          play.code,
          formatSelection(play, selection),
          true,
        ]);
      }),
      { numRuns: digitsOf(play) > 2 ? 1 : 2 },
    );
  });

  test.each(grouped.map((play) => [play.code, play] as const))('%s returns what its mode says', (_, play) => {
    const { rule } = play;
    const size = rule.kind === 'subset' ? rule.count : 0;
    // How many of the draws so far have shown so many of the combination.
    let shown = [1n, ...Array.from({ length: size }, () => 0n)];
    for (let draw = 0; draw < count; draw += 1)
      shown = shown.map(
        (ways, k) => ways * BigInt(100 - size + k) + (shown[k - 1] ?? 0n) * BigInt(size - k + 1),
      );
    const won = play.code.startsWith('XIEN') ? shown[size] : shown[0];
    const [prize] = play.prizes;
    if (prize === undefined || won === undefined) throw new Error(play.code);
    const share = multiplyRatios(oddsOf(prize, MODE), ratio(won, 100n ** BigInt(count)));
    expect(isSame(share, ratio(MODE, 2000))).toBe(true);
  });
});

describe('games whose prizes the market fixes', () => {
  const share = (code: string, playCode: string, selection: string, cycle: readonly Weighed[]): number => {
    const play = rulesOf(code).plays.get(playCode);
    const read = play && parseSelection(play, selection);
    if (play === undefined || read === undefined || typeof read === 'string') throw new Error(playCode);
    const { numerator, denominator } = returned(play, read, cycle);
    return Number(numerator) / Number(denominator) / (play.count(read) * cycle.length);
  };
  const thousand = Array.from({ length: 1000 }, (_, number) => number);

  test.each([
    ['123', 0.67],
    ['112', 0.64],
    ['777', 0.62],
    ['000', 0.62],
  ])('MM3D: %s returns %d', (selection, returns) => {
    const cycle = thousand.map((number) => once([[number]]));
    expect(share('MM3D', '3D', selection, cycle)).toBeCloseTo(returns, 10);
  });

  const glo = thousand.map((number) => once([[number], [1, 2], [3, 4], [number % 100]]));
  test.each([
    ['TOP3', '236', 0.9],
    ['TOD3', '236', 0.9],
    ['TOD3', '255', 0.9],
    ['TOP2', '36', 0.9],
    ['BOTTOM2', '63', 0.9],
    ['RUN_TOP', '2', 0.8672],
    ['RUN_BOTTOM', '9', 0.798],
  ])('TH_GLO %s: %s returns %d', (play, selection, returns) => {
    expect(share('TH_GLO', play, selection, glo)).toBeCloseTo(returns, 10);
  });

  test('MM2D returns what its mode says', () => {
    const play = rulesOf('MM2D').plays.get('2D');
    if (play === undefined) throw new Error('2D');
    expectReturns(
      play,
      thousand.slice(0, 100).map((number) => once([[number]])),
    );
  });
});
