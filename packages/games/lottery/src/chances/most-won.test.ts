import { digitsOf } from '@hintha/games-kit';
import { money, type Money } from '@hintha/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySelection } from '../../../../../tools/lottery/any-selection.ts';
import {
  ANIMALS,
  LOTTERY_RULES,
  type LotteryRules,
  mostWon,
  parseSelection,
  type Play,
  type Result,
  scoreSelection,
  type Selection,
} from '../index.ts';

const TERMS = { prizeMode: 1956, cap: money(10n ** 18n) };
const UNIT = money(200_00n);

const rulesOf = (code: string): LotteryRules => {
  const rules = LOTTERY_RULES.get(code);
  if (rules === undefined) throw new Error(code);
  return rules;
};

const playOf = (rules: LotteryRules, code: string): Play => {
  const play = rules.plays.get(code);
  if (play === undefined) throw new Error(code);
  return play;
};

const read = (play: Play, text: string): Selection => {
  const selection = parseSelection(play, text);
  if (typeof selection === 'string') throw new Error(`${play.code} ${text}`);
  return selection;
};

const payout = (rules: LotteryRules, play: Play, selection: Selection, result: Result): Money =>
  scoreSelection(rules, play, { selection, result, unitStake: UNIT, prizeMode: TERMS.prizeMode }).payout;

const mostOf = (rules: LotteryRules, play: Play, selection: Selection) =>
  mostWon(rules, [{ play, selection, unitStake: UNIT }], TERMS);

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** The picked items, those that were not picked behind them. */
const pickedFirst = (play: Play, selection: Selection): number[] => {
  const picked =
    selection.kind === 'parts'
      ? (selection.parts[0] ?? [])
      : selection.kind === 'bankers'
        ? [...selection.bankers, ...selection.drags]
        : [];
  const others = upTo(play.grammar.parts[0]?.symbols.size ?? 0).filter((item) => !picked.includes(item));
  return [...picked, ...others];
};

const drawnAt = new Map<string, Result[]>();

/** Every draw of digits at the places of a play; what comes at the others changes with them. Plays share places. */
const digitDraws = (play: Play, places: number): Result[] => {
  const at = ('places' in play.rule && play.rule.places) || upTo(places).map((place) => place + 1);
  const key = `${at.join()} of ${places}`;
  const draws = drawnAt.get(key) ?? makeDigitDraws(at, places);
  drawnAt.set(key, draws);
  return draws;
};

const makeDigitDraws = (at: readonly number[], places: number): Result[] =>
  upTo(10 ** at.length).map((number) => {
    const drawn = upTo(places).map((place) => (number * 7 + place) % 10);
    for (const [order, digit] of [...digitsOf(number, at.length)].entries())
      drawn[(at[order] ?? 1) - 1] = digit;
    return [drawn];
  });

/** Draws of balls in order, from each way to arrange the first ones of a list. */
const ballDraws = (count: number, drawn: number, ordered: number): Result[] => {
  const found: Result[] = [];
  const walk = (taken: readonly number[]): void => {
    if (taken.length < ordered) {
      for (const item of upTo(count)) if (!taken.includes(item + 1)) walk([...taken, item + 1]);
      return;
    }
    const rest = upTo(count).filter((item) => !taken.includes(item + 1));
    found.push([[...taken, ...rest.map((item) => item + 1)].slice(0, drawn)]);
  };
  walk([]);
  return found;
};

/** Six balls and a special one with each number of the picked ones among them, and each ball as the special one. */
const markSixDraws = (play: Play, selection: Selection): Result[] => {
  const balls = play.grammar.parts[0]?.symbols.size === 49 ? pickedFirst(play, selection) : upTo(49);
  return balls.flatMap((special) =>
    upTo(43).map((from): Result => {
      const regular = balls.filter((ball) => ball !== special).slice(from, from + 6);
      return [regular.map((ball) => ball + 1), [special + 1], [special % ANIMALS.length]];
    }),
  );
};

/** Numbers that all end, or all begin, with the picked ones in turn, of which there are more and more. */
const vietnamDraws = ({ tiers }: LotteryRules, play: Play, selection: Selection): Result[] => {
  const size = play.grammar.parts[0]?.symbols.size ?? 0;
  const width = String(size - 1).length;
  const items = pickedFirst(play, selection);
  return upTo(Math.min(items.length, 27) * 3).flatMap((n) =>
    [0, Math.max(0, items.length - 27)].map((from): Result => {
      let next = 0;
      return tiers.map((tier) =>
        upTo(tier.count).map(() => {
          const item = items[from + (next++ % (Math.floor(n / 3) + 1))] ?? 0;
          const behind = Math.max(0, (tier.width ?? 0) - width);
          return item * 10 ** ([0, behind, Math.min(1, behind)][n % 3] ?? 0);
        }),
      );
    }),
  );
};

const thaiDraws = (play: Play, selection: Selection): Result[] => {
  const [first = 0, second = first] = pickedFirst(play, selection);
  return upTo(1000).map((number) => [[number], [first, second], [first, second], [number % 100]]);
};

const FIVE_OF_ELEVEN = ballDraws(11, 5, 5);
const PK_FIRST_FOUR = ballDraws(10, 10, 4);

/** The draws of a rank, and those that put the picked balls at as many places as they can be. */
const rankDraws = (): Result[] => [
  ...PK_FIRST_FOUR,
  ...PK_FIRST_FOUR.map(([drawn = []]): Result => [drawn.toReversed()]),
];

/** Draws among which there is one that pays a selection the most. */
const drawsFor = (rules: LotteryRules, play: Play, selection: Selection): Result[] => {
  const [tier] = rules.tiers;
  if (rules.code === 'LHC') return markSixDraws(play, selection);
  if (rules.code.startsWith('VN_')) return vietnamDraws(rules, play, selection);
  if (rules.code === 'TH_GLO') return thaiDraws(play, selection);
  if (rules.code === '11X5') return FIVE_OF_ELEVEN;
  if (rules.code === 'PK10') return rankDraws();
  if (tier?.count === 1) return upTo(tier.to + 1).map((number) => [[number]]);
  return digitDraws(play, tier?.count ?? 0);
};

/** What the best of those draws pays; draws with the same hits pay the same. */
const bestOf = (rules: LotteryRules, play: Play, selection: Selection): bigint => {
  // Draws with the same hits pay the same.
  const draws = new Map<number | string, Result>();
  for (const result of drawsFor(rules, play, selection)) {
    // A play keeps what it has worked out of a draw as long as there is the draw: of so many it gets copies.
    const hits = play.hits(selection, result.slice());
    const [only = 0] = hits;
    draws.set(hits.length === 1 ? only : hits.join(), result);
  }
  return [...draws.values()].reduce((best, result) => {
    const paid = payout(rules, play, selection, result);
    return paid > best ? paid : best;
  }, 0n);
};

/** There are so many draws that one selection is enough. */
const isLarge = (code: string): boolean => /^(?:SSC|LF5|11X5|PK10)$/.test(code);

/** Plays whose best draw is not among those that are tried. */
const NOT_TRIED = /^PK10 (?:DWD|Q5_ZX)$|^VN_.* DE_DXDS$/;

describe.each([...LOTTERY_RULES.values()].map((rules) => [rules.code, rules] as const))(
  '%s',
  (code, rules) => {
    test.each([...rules.plays.values()].map((play) => [play.code, play] as const))(
      '%s never pays more than the most it can win, which a draw pays where that is said',
      (playCode, play) =>
        fc.assert(
          fc.property(anySelection(play), (selection) => {
            const { most, isReached } = mostOf(rules, play, selection);
            const best = bestOf(rules, play, selection);
            expect(best).toBeLessThanOrEqual(most);
            const isTried = !NOT_TRIED.test(`${code} ${playCode}`);
            expect(isReached && isTried ? best : most).toBe(most);
          }),
          { numRuns: isLarge(code) ? 1 : 3 },
        ),
    );
  },
);

test('places of balls never have the same one, so that ten with one ball win once', () => {
  const rules = rulesOf('PK10');
  const play = playOf(rules, 'DWD');
  const once = mostOf(rules, play, read(play, Array.from({ length: 10 }, () => '07').join('|')));
  expect(once).toEqual(mostOf(rules, play, read(play, '07|-')));
  const all = Array.from({ length: 10 }, () => '01,02,03,04,05,06,07,08,09,10').join('|');
  expect(mostOf(rules, play, read(play, all)).most).toBe(once.most * 10n);
});

test('of several bets on two or three digits the best draw is found, and elsewhere no draw pays more', () => {
  const two = rulesOf('MM2D');
  const bets = ['16,47', '47,74'].map((text) => ({
    play: playOf(two, '2D'),
    selection: read(playOf(two, '2D'), text),
    unitStake: UNIT,
  }));
  expect(mostWon(two, bets, { ...TERMS, prizeMode: 1700 })).toEqual({
    most: 34_000_00n,
    isReached: true,
    isCapped: false,
  });
  const ssc = rulesOf('SSC');
  const sides = ['BIG', 'SMALL'].map((text) => ({
    play: playOf(ssc, 'DXDS_1'),
    selection: read(playOf(ssc, 'DXDS_1'), text),
    unitStake: UNIT,
  }));
  expect(mostWon(ssc, sides, TERMS)).toEqual({ most: 782_40n, isReached: false, isCapped: false });
});

test('what a bet would win above the cap is not counted', () => {
  const rules = rulesOf('MM2D');
  const play = playOf(rules, '2D');
  const bet = { play, selection: read(play, '47'), unitStake: UNIT };
  const terms = { prizeMode: 1700, cap: money(1000_00n) };
  expect(mostWon(rules, [bet], terms)).toEqual({ most: 1000_00n, isReached: true, isCapped: true });
  expect(mostWon(rules, [bet, bet], terms)).toEqual({ most: 2000_00n, isReached: true, isCapped: true });
});

test('of so many bets that not every draw is tried, none pays more than what is told', () => {
  const rules = rulesOf('MM3D');
  const play = playOf(rules, '3D');
  const bets = upTo(6).map(() => ({ play, selection: read(play, '123,124'), unitStake: UNIT }));
  const few = mostWon(rules, bets.slice(1), TERMS);
  expect(few).toEqual({ most: 5n * 610n * UNIT, isReached: true, isCapped: false });
  expect(mostWon(rules, bets, TERMS)).toEqual({ most: 6n * 610n * UNIT, isReached: false, isCapped: false });
});

test('no bets win nothing', () => {
  expect(mostWon(rulesOf('SSC'), [], TERMS)).toEqual({ most: 0n, isReached: true, isCapped: false });
});
