import { addRatios, choose, multiplyRatios, type Ratio, ratio, subtractRatios } from '@hintha/games-kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySelection } from '../../../../tools/lottery/any-selection.ts';
import {
  animalOf,
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
type Weighed = readonly [result: Result, weight: bigint];

const rulesOf = (code: string): LotteryRules => {
  const rules = LOTTERY_RULES.get(code);
  if (rules === undefined) throw new Error(code);
  return rules;
};

/** What all combinations that win in the cycle pay, in prices of one. */
const returned = (play: Play, selection: Selection, cycle: readonly Weighed[]): Ratio => {
  const hits = play.prizes.map(() => 0n);
  for (const [result, weight] of cycle)
    for (const [prize, count] of play.hits(selection, result).entries())
      if (count > 0) hits[prize] = (hits[prize] ?? 0n) + BigInt(count) * weight;
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

/** All draws of digits at some places; what comes at the others changes with them. */
const digitCycle = (places: number, at: readonly number[]): Weighed[] =>
  Array.from({ length: 10 ** at.length }, (_, n) => {
    const drawn = Array.from({ length: places }, (__, place) => (n * 7 + place) % 10);
    for (const [order, place] of at.entries()) drawn[place] = Math.floor(n / 10 ** order) % 10;
    return once([drawn]);
  });

const everyPlace = (places: number): number[] => Array.from({ length: places }, (_, at) => at);

const placesOf = ({ rule }: Play, places: number): number[] =>
  'places' in rule && rule.places !== undefined ? rule.places.map((at) => at - 1) : everyPlace(places);

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

/** Every order of so many of the balls, with the rest behind it. */
const ballCycle = (count: number, drawn: number, ordered: number): Weighed[] => {
  const cycle: Weighed[] = [];
  const balls = Array.from({ length: count }, (_, at) => at + 1);
  const walk = (taken: readonly number[]): void => {
    if (taken.length < ordered) {
      for (const ball of balls) if (!taken.includes(ball)) walk([...taken, ball]);
      return;
    }
    const rest = balls.filter((ball) => !taken.includes(ball));
    cycle.push(once([[...taken, ...rest].slice(0, drawn)]));
  };
  walk([]);
  return cycle;
};

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
  const firstFive = ballCycle(10, 10, 5);
  const firstTwo = ballCycle(10, 10, 2);
  const balls = everyPlace(10).map((at) => at + 1);
  /** Every ball comes once at every rank. */
  const turned = balls.map((_, by) => once([balls.map((__, at) => balls[(at + by) % 10] ?? 0)]));
  /** Every two balls come at two ranks. */
  const pairsAt = (i: number, j: number): Weighed[] =>
    firstTwo.map(([[drawn = []], weight]): Weighed => {
      const [a = 0, b = 0, ...rest] = drawn;
      return [[balls.map((_, at) => (at === i ? a : at === j ? b : (rest.shift() ?? 0)))], weight];
    });
  const cycleOf = ({ code, rule }: Play): Weighed[] => {
    if (rule.kind === 'any places' || code.startsWith('DXDS_')) return turned;
    if ('places' in rule && rule.places?.length === 2)
      return pairsAt((rule.places[0] ?? 0) - 1, (rule.places[1] ?? 0) - 1);
    return code.includes('2') || code.startsWith('GYH') ? firstTwo : firstFive;
  };
  test.each([...rulesOf('PK10').plays.values()].map((play) => [play.code, play] as const))(
    '%s returns what its mode says',
    (_, play) => expectReturns(play, cycleOf(play)),
  );
});

describe('LHC', () => {
  const balls = Array.from({ length: 49 }, (_, at) => at + 1);

  /** Every way to spread the six and the special one over groups of balls, by how often it comes. */
  const spread = (groups: readonly (readonly number[])[], year: number): Weighed[] => {
    const cycle: Weighed[] = [];
    const walk = (at: number, regular: readonly number[], weight: bigint): void => {
      const group = groups[at];
      if (group === undefined) {
        if (regular.length !== 6) return;
        for (const one of groups) {
          const left = one.filter((ball) => !regular.includes(ball));
          const [special] = left;
          if (special !== undefined) cycle.push([[regular, [special], [year]], weight * BigInt(left.length)]);
        }
        return;
      }
      for (let taken = 0; taken <= Math.min(group.length, 6 - regular.length); taken += 1)
        walk(at + 1, [...regular, ...group.slice(0, taken)], weight * BigInt(choose(group.length, taken)));
    };
    walk(0, [], 1n);
    return cycle;
  };

  const inGroups = (isPicked: (ball: number) => number, year: number): Weighed[] => {
    const groups = Map.groupBy(balls, isPicked);
    return spread([...groups.values()], year);
  };

  /** The groups of balls among which a selection can tell: one for each item, and the rest. */
  const cycleOf = (play: Play, selection: Selection, year: number): Weighed[] => {
    const picked = selection.kind === 'parts' ? (selection.parts[0] ?? []) : [];
    const isAnimal = play.grammar.parts[0]?.symbols.size === ANIMALS.length;
    if (isAnimal)
      return inGroups((ball) => {
        const animal = animalOf(ball, year);
        return picked.includes(animal) ? animal : -1;
      }, year);
    return inGroups((ball) => (picked.includes(ball - 1) ? 1 : -1), year);
  };

  const ofSpecial = (year: number): Weighed[] =>
    balls.map((special) => once([balls.filter((ball) => ball !== special).slice(0, 6), [special], [year]]));
  const ofRegular = (at: number): Weighed[] =>
    balls.map((ball) => {
      const others = balls.filter((one) => one !== ball);
      return once([others.slice(0, 6).with(at, ball), others.slice(6, 7), [0]]);
    });

  const bySpecial = /^(?:TM.*|TX|SB)$/;
  test.each([...rulesOf('LHC').plays.values()].map((play) => [play.code, play] as const))(
    '%s returns what its mode says, whatever the year',
    (code, play) =>
      fc.assert(
        fc.property(anySelection(play), fc.nat(ANIMALS.length - 1), (selection, year) => {
          const at = /^ZT(\d)$/.exec(code);
          if (at) return expectFair(play, selection, ofRegular(Number(at[1]) - 1));
          if (bySpecial.test(code)) return expectFair(play, selection, ofSpecial(year));
          expectFair(play, selection, cycleOf(play, selection, year));
        }),
        { numRuns: 5 },
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

  /** Every number of a tier takes every value of its last digits, the others staying as they are. */
  const varied = (base: Result): Weighed[][] =>
    tiers.flatMap(({ count: numbers, width = 2 }, tier) =>
      Array.from({ length: numbers }, (_, at) =>
        Array.from({ length: 10 ** Math.min(width, 4) }, (__, value): Weighed => {
          const head = width > 4 ? (value % 10 ** (width - 4)) * 10_000 : 0;
          return once(base.with(tier, (base[tier] ?? []).with(at, head + value)));
        }),
      ),
    );

  test.each(single.map((play) => [play.code, play] as const))('%s returns what its mode says', (_, play) => {
    // Each hit is of one number of the draw, so the numbers may be turned one at a time: what one of them adds over its
    // cycle to what the others bring.
    const nothing: Result = tiers.map(({ count: numbers }) => Array.from({ length: numbers }, () => -1));
    fc.assert(
      fc.property(anySelection(play), (selection) => {
        const before = returned(play, selection, [once(nothing)]);
        const share = varied(nothing)
          .map((cycle) => multiplyRatios(returned(play, selection, cycle), ratio(1, cycle.length)))
          .map((mean) => subtractRatios(mean, before))
          .reduce(addRatios, before);
        const staked = multiplyRatios(ratio(play.count(selection)), ratio(MODE, 2000));
        expect([play.code, formatSelection(play, selection), isSame(share, staked)]).toEqual([
          play.code,
          formatSelection(play, selection),
          true,
        ]);
      }),
      { numRuns: 2 },
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
