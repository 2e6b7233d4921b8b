import { choose, digitsOf, multiplyRatios, type Ratio, ratio, subtractRatios } from '@hintha/games-kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySelection } from '../../../../../tools/lottery/any-selection.ts';
import {
  ballCycle,
  digitCycle,
  markSixCycle,
  placesOf,
  rankCycle,
  unorderedDigits,
  type Weighed,
} from '../../../../../tools/lottery/cycles.ts';
import { setsOf } from '../combinations.ts';
import {
  ANIMALS,
  LOTTERY_RULES,
  type LotteryRules,
  oddsOf,
  parseSelection,
  type Play,
  type Result,
  type Selection,
} from '../index.ts';
import { isSame } from '../option-weights.ts';
import { lossChance, winChance } from './win-chance.ts';

const rulesOf = (code: string): LotteryRules => {
  const rules = LOTTERY_RULES.get(code);
  if (rules === undefined) throw new Error(code);
  return rules;
};

const playOf = (code: string, playCode: string): Play => {
  const play = rulesOf(code).plays.get(playCode);
  if (play === undefined) throw new Error(`${code} ${playCode}`);
  return play;
};

const playsOf = (code: string): (readonly [string, Play])[] => [...rulesOf(code).plays];

const read = (play: Play, text: string): Selection => {
  const selection = parseSelection(play, text);
  if (typeof selection === 'string') throw new Error(`${play.code} ${text}`);
  return selection;
};

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

const ONE = ratio(1);
const isUpTo = (one: Ratio, other: Ratio): boolean =>
  one.numerator * other.denominator <= other.numerator * one.denominator;

const expectSame = (one: Ratio | undefined, other: Ratio): void => {
  expect(one && isSame(one, other) ? other : one).toEqual(other);
};

/** In how many draws of a cycle some prize other than a push is won, and in how many nothing at all comes back. */
const counted = (play: Play, selection: Selection, cycle: readonly Weighed[]): [Ratio, Ratio] => {
  let [won, lost, all] = [0n, 0n, 0n];
  for (const [result, weight] of cycle) {
    const hits = play.hits(selection, result);
    all += weight;
    if (hits.every((count) => count === 0)) lost += weight;
    else if (hits.some((count, at) => count > 0 && play.prizes[at]?.kind !== 'push')) won += weight;
  }
  return [ratio(won, all), ratio(lost, all)];
};

const expectCounted = (play: Play, selection: Selection, cycle: readonly Weighed[], year?: number): void => {
  const [won, lost] = counted(play, selection, cycle);
  expectSame(winChance(play, selection, year), won);
  expectSame(lossChance(play, selection, year), lost);
};

const expectCycle = (play: Play, cycle: readonly Weighed[], numRuns = 4): void =>
  fc.assert(
    fc.property(anySelection(play), (selection) => expectCounted(play, selection, cycle)),
    { numRuns },
  );

const MANY = 30_000;

const runsFor = (cycle: readonly Weighed[]): number => (cycle.length < MANY ? 4 : 1);

describe.each([
  ['SSC', 5],
  ['LF3', 3],
])('%s', (code, places) => {
  const inOrder = digitCycle(places, upTo(places));
  const inAnyOrder = unorderedDigits(places);
  const cycleOf = (play: Play): readonly Weighed[] => {
    const [, segment] = /^S3([FMB])_/.exec(play.code) ?? [];
    const from = segment === undefined ? undefined : 'FMB'.indexOf(segment);
    const at = from === undefined ? placesOf(play, places) : [from, from + 1, from + 2];
    if (at.length < places) return digitCycle(places, at);
    return play.rule.kind === 'straight' || play.rule.kind === 'any places' ? inOrder : inAnyOrder;
  };
  test.each(playsOf(code))('%s wins as often as a whole cycle of draws tells', (_, play) => {
    const cycle = cycleOf(play);
    expectCycle(play, cycle, runsFor(cycle));
  });
});

describe('11X5', () => {
  const orders = ballCycle(11, 5, 5);
  const sets = [...setsOf(upTo(11), 5)].map((set): Weighed => [[set.map((item) => item + 1)], 1n]);
  const isOfOrder = /^(?:Q\d_.*|DWD|BDW3|LH)$/;
  test.each(playsOf('11X5'))('%s wins as often as a whole cycle of draws tells', (code, play) => {
    const cycle = isOfOrder.test(code) ? orders : sets;
    expectCycle(play, cycle, runsFor(cycle));
  });
});

/** Balls picked for each of so many places. */
const ballsAt = (places: number): fc.Arbitrary<Selection> =>
  fc
    .array(fc.subarray(upTo(10), { minLength: 1 }), { minLength: places, maxLength: places })
    .map((parts): Selection => ({ kind: 'parts', parts }));

describe('PK10', () => {
  test.each(playsOf('PK10').filter(([code]) => code !== 'DWD'))(
    '%s wins as often as a whole cycle of draws tells',
    (_, play) => {
      const cycle = rankCycle(play);
      expectCycle(play, cycle, runsFor(cycle));
    },
  );

  const play = playOf('PK10', 'DWD');
  test('DWD of the first five ranks wins as often as a whole cycle of draws tells', () =>
    fc.assert(
      fc.property(ballsAt(5), (selection) => expectCounted(play, selection, rankCycle(play))),
      { numRuns: 3 },
    ));

  /** In how many orders no rank has one of the balls picked for it, tried ball by ball. */
  const countMissing = (parts: readonly (readonly number[])[], taken = 0): number => {
    const [part, ...rest] = parts;
    if (part === undefined) return 1;
    return upTo(10)
      .filter((ball) => (taken & (1 << ball)) === 0 && !part.includes(ball))
      .reduce((sum, ball) => sum + countMissing(rest, taken | (1 << ball)), 0);
  };
  const ORDERS = 3_628_800;

  test('DWD of all ten ranks wins unless each of them misses', () => {
    const many = fc
      .array(fc.subarray(upTo(10), { minLength: 6 }), { minLength: 10, maxLength: 10 })
      .map((parts) => ({ kind: 'parts', parts }) as const);
    fc.assert(
      fc.property(many, (selection) =>
        expectSame(winChance(play, selection), ratio(ORDERS - countMissing(selection.parts), ORDERS)),
      ),
      { numRuns: 10 },
    );
    // No ball comes in at the rank of its own number: as many as there are derangements of ten.
    const own = read(
      play,
      upTo(10)
        .map((at) => String(at + 1).padStart(2, '0'))
        .join('|'),
    );
    expectSame(winChance(play, own), ratio(ORDERS - 1_334_961, ORDERS));
  });
});

describe('LHC', () => {
  test.each(playsOf('LHC'))('%s wins as often as all draws tell, whatever the year', (code, play) =>
    fc.assert(
      fc.property(anySelection(play), fc.nat(ANIMALS.length - 1), (selection, year) =>
        expectCounted(play, selection, markSixCycle(play, selection, year), year),
      ),
      // What asks for many of the balls has a long cycle.
      { numRuns: /^(?:PT1X|LX)/.test(code) ? 1 : 5 },
    ),
  );

  test('what the year decides has no chance before the year is known, and all else has the same in each', () => {
    const byYear = playsOf('LHC').filter(([, play]) => {
      const [selection] = fc.sample(anySelection(play), { numRuns: 1, seed: 1 });
      const chance = selection && winChance(play, selection);
      if (chance !== undefined && selection !== undefined)
        for (const year of ANIMALS.keys()) expectSame(winChance(play, selection, year), chance);
      return chance === undefined;
    });
    expect(byYear.map(([code]) => code)).toEqual(['TX', 'PT1X', 'LX2', 'LX3', 'LX4']);
  });

  test('the 49 is no win of two sides, and no loss either', () => {
    const play = playOf('LHC', 'TM_DX');
    expectSame(winChance(play, read(play, 'BIG')), ratio(24, 49));
    expectSame(lossChance(play, read(play, 'BIG')), ratio(24, 49));
    expectSame(winChance(play, read(play, 'BIG,SMALL')), ratio(48, 49));
    expectSame(lossChance(play, read(play, 'BIG,SMALL')), ratio(0));
  });

  test('an animal comes likelier in its own year', () => {
    const play = playOf('LHC', 'PT1X');
    const chanceIn = (year: string) =>
      winChance(
        play,
        read(play, 'HORSE'),
        ANIMALS.findIndex((animal) => animal === year),
      );
    const missed = (balls: number) => ratio(choose(49, 7) - choose(balls, 7), choose(49, 7));
    expectSame(chanceIn('HORSE'), missed(44));
    expectSame(chanceIn('GOAT'), missed(45));
  });
});

describe.each(['VN_MB', 'VN_MN'])('%s', (code) => {
  const { tiers } = rulesOf(code);
  const ends = tiers.reduce((sum, { count }) => sum + count, 0);
  const nothing: Result = tiers.map(({ count }) => upTo(count).map(() => -1));

  /** Of a number of each tier, with no other number in the draw, every value of the digits that plays look at. */
  const cycles = tiers.map(({ count, width = 2 }, tier) =>
    upTo(10 ** Math.min(width, 4)).map((value): Weighed => {
      const head = width > 4 ? (value % 10 ** (width - 4)) * 10_000 : 0;
      return [
        nothing.with(
          tier,
          upTo(count).map((at) => (at + 1 === count ? head + value : -1)),
        ),
        1n,
      ];
    }),
  );

  const [grouped, single] = [
    playsOf(code).filter(([, { rule }]) => rule.kind === 'subset'),
    playsOf(code).filter(([, { rule }]) => rule.kind !== 'subset'),
  ];

  // Numbers are drawn apart, so that a selection is lost where each of them misses it.
  test.each(single)('%s loses as often as each number of the draw misses it', (playCode, play) => {
    const isOfOne = playCode === 'DE_DXDS';
    fc.assert(
      fc.property(anySelection(play), (selection) => {
        const lost = (isOfOne ? cycles.slice(0, 1) : cycles).flatMap((cycle, tier) => {
          const [, missed] = counted(play, selection, cycle);
          return upTo(tiers[tier]?.count ?? 0).map(() => missed);
        });
        expectSame(lossChance(play, selection), lost.reduce(multiplyRatios, ONE));
      }),
      { numRuns: playCode.startsWith('LO') ? 1 : 2 },
    );
  });

  /** How likely so many of some numbers have been seen, after one more end was drawn, and one more. */
  const seenAfter = (draws: number, picked: number): Ratio[] => {
    let ways = [1n, ...upTo(picked).map(() => 0n)];
    for (let draw = 0; draw < draws; draw += 1)
      ways = ways.map(
        (count, seen) =>
          count * BigInt(100 - picked + seen) + (ways[seen - 1] ?? 0n) * BigInt(picked - seen + 1),
      );
    return ways.map((count) => ratio(count, 100n ** BigInt(draws)));
  };

  test.each(grouped)('%s wins as often as enough of its numbers are seen, end by end', (playCode, play) => {
    const size = play.rule.kind === 'subset' ? play.rule.count : 0;
    fc.assert(
      fc.property(anySelection(play), (selection) => {
        const picked = selection.kind === 'parts' ? (selection.parts[0]?.length ?? 0) : 0;
        const won = seenAfter(ends, picked)
          .filter((_, seen) => (playCode.startsWith('XIEN') ? seen >= size : picked - seen >= size))
          .reduce((sum, { numerator }) => sum + numerator, 0n);
        expectSame(winChance(play, selection), ratio(won, 100n ** BigInt(ends)));
      }),
      { numRuns: 20 },
    );
  });
});

const thousand = upTo(1000).map((number): Weighed => [[[number]], 1n]);
const glo = upTo(1000).map((number): Weighed => {
  const digits = digitsOf(number, 3);
  return [[[number], [number, 0], [0, number], [(digits[1] ?? 0) * 10 + (digits[2] ?? 0)]], 1n];
});

test.each([
  ['MM2D', '2D', thousand.slice(0, 100)],
  ['MM3D', '3D', thousand],
  ['TH_GLO', 'TOP3', glo],
  ['TH_GLO', 'TOD3', glo],
  ['TH_GLO', 'TOP2', glo],
  ['TH_GLO', 'BOTTOM2', glo],
  ['TH_GLO', 'RUN_TOP', glo],
  ['TH_GLO', 'RUN_BOTTOM', glo],
] as const)('%s %s wins as often as a whole cycle of draws tells', (rules, code, cycle) =>
  expectCycle(playOf(rules, code), cycle),
);

test.each(['FRONT3', 'BACK3'])('TH_GLO %s wins unless both numbers miss', (code) => {
  const play = playOf('TH_GLO', code);
  fc.assert(
    fc.property(anySelection(play), (selection) => {
      const [, missed] = counted(
        play,
        selection,
        upTo(1000).map((number) => [[[0], [number], [number], [0]], 1n]),
      );
      expectSame(winChance(play, selection), subtractRatios(ONE, multiplyRatios(missed, missed)));
    }),
    { numRuns: 5 },
  );
});

test.each<[rules: string, play: string, selection: string, chance: Ratio]>([
  ['SSC', 'S3F_BDW1', '1', ratio(271, 1000)],
  ['SSC', 'S3F_BDW1', '1,2', ratio(488, 1000)],
  ['SSC', 'DXDS_1', 'BIG,ODD', ratio(7, 10)],
  ['SSC', 'DXDS_1', 'BIG,SMALL', ratio(1)],
  ['SSC', 'HSCS', '0,1,2,3,4,5,6,7,8,9', ratio(100_000 - 30_240, 100_000)],
  ['PK10', 'GYH_DXDS', 'SMALL,ODD', ratio(50 + 20, 90)],
  ['LHC', 'LM_2Q2', '03,05', ratio(15, 1176)],
  ['LHC', 'LM_3Z2', '03,05,08', ratio(20 + 645, 18_424)],
  ['LHC', 'LM_2ZT', '03,19', ratio(15 + 6, 1176)],
  ['LHC', 'ZM', '26', ratio(6, 49)],
  // One less the chance that the six are among the other 47: 43 × 42 of 49 × 48.
  ['LHC', 'ZM', '26,27', ratio(49 * 48 - 43 * 42, 49 * 48)],
  ['VN_MB', 'DE', '36,63', ratio(2, 100)],
  ['VN_MB', 'DAU', '36', ratio(100n ** 4n - 99n ** 4n, 100n ** 4n)],
  ['VN_MN', 'LO2', '36,63', ratio(100n ** 18n - 98n ** 18n, 100n ** 18n)],
])('%s %s %s has its exact chance', (rules, code, text, chance) => {
  const play = playOf(rules, code);
  expectSame(winChance(play, read(play, text)), chance);
});

/** Whole combinations that are written out, of a play that takes them. */
const anyList = ({ grammar: { parts, distinct } }: Play): fc.Arbitrary<Selection> =>
  fc
    .uniqueArray(fc.tuple(...parts.map(({ symbols }) => fc.nat(symbols.size - 1))), {
      minLength: 2,
      maxLength: 40,
      selector: (items) => items.join(),
    })
    .map((combinations) => combinations.filter((items) => !distinct || new Set(items).size === items.length))
    .filter(({ length }) => length > 0)
    .map((combinations): Selection => ({ kind: 'list', combinations }));

const everySelection = (play: Play): fc.Arbitrary<Selection> =>
  play.grammar.typed ? fc.oneof(anySelection(play), anyList(play)) : anySelection(play);

/** Of combinations of which no two win together, by the one prize that they have; undefined for others. */
const exclusiveChance = (play: Play, selection: Selection): Ratio | undefined => {
  const [prize] = play.prizes;
  if (play.prizes.length !== 1 || prize?.kind !== 'fair') return undefined;
  const isExclusive = play.peaks(selection).hits.every(([count = 0]) => count <= 1);
  const { numerator, denominator } = oddsOf(prize, 2000);
  return isExclusive ? ratio(BigInt(play.count(selection)) * denominator, numerator) : undefined;
};

const everyPlay = [...LOTTERY_RULES.keys()].flatMap((code) =>
  playsOf(code).map(([playCode, play]) => [code, playCode, play] as const),
);

test.each(everyPlay)('%s %s has an exact chance for whatever can be written', (_, __, play) =>
  fc.assert(
    fc.property(everySelection(play), fc.nat(ANIMALS.length - 1), (selection, year) => {
      const [won, lost] = [winChance(play, selection, year), lossChance(play, selection, year)];
      if (won === undefined || lost === undefined) throw new Error('no chance');
      expect([won, lost].every((one) => one.numerator >= 0n && one.denominator > 0n)).toBe(true);
      expect(won.numerator > 0n && isUpTo(won, ONE) && isUpTo(won, subtractRatios(ONE, lost))).toBe(true);
      const exclusive = exclusiveChance(play, selection);
      if (exclusive !== undefined) expectSame(won, exclusive);
    }),
    { numRuns: 25 },
  ),
);

test('that all combinations exclude each other is said of every straight play and every group', () => {
  for (const [, , play] of everyPlay) {
    const [selection] = fc.sample(everySelection(play), { numRuns: 1, seed: 2 });
    if (selection === undefined || !/^(?:straight|group)$/.test(play.rule.kind)) continue;
    expect(exclusiveChance(play, selection)).toBeDefined();
  }
});
