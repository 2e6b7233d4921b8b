import {
  type LotteryRules,
  oddsOf,
  parseSelection,
  payoutOf,
  type Play,
  type Prize,
  type Result,
  type Selection,
} from '@hintha/lottery';
import { formatAmount, money, parseAmount, sumMoney, type Money, ZERO } from '@hintha/money';

/** What is on the slip: a play, a selection as it is written, and what one combination of it costs. */
export interface Line {
  readonly id: string;
  readonly playType: string;
  readonly numbers: string;
  readonly unitStake: string;
}

/** A base unit of a lottery, in which the prices of combinations are told: a hundred of the currency. */
const BASE_UNIT = 100_00n;
/** The shares of a unit that a combination may cost, in hundredths. */
export const MONEY_MODES = ['1', '0.1', '0.01'] as const;
export type MoneyMode = (typeof MONEY_MODES)[number];
const HUNDREDTHS: Readonly<Record<MoneyMode, bigint>> = { '1': 100n, '0.1': 10n, '0.01': 1n };
export const MOST_TIMES = 99_999;

/** How a stake is chosen: an amount for each number, or so many times a share of the unit. */
export interface Staked {
  readonly amount: string;
  readonly times: number;
  readonly unit: MoneyMode;
}

export const isByAmount = ({ unitPrice }: LotteryRules): boolean => unitPrice === 1;

const stepOf = ({ unitPrice }: LotteryRules): bigint => (BigInt(unitPrice) * BASE_UNIT) / 100n;

/** What one combination costs; undefined while that is no amount which the lottery takes. */
export const unitStakeOf = (rules: LotteryRules, { amount, times, unit }: Staked): Money | undefined => {
  const step = stepOf(rules);
  if (!isByAmount(rules)) {
    const isTimes = Number.isInteger(times) && times >= 1 && times <= MOST_TIMES;
    return isTimes ? money(step * HUNDREDTHS[unit] * BigInt(times)) : undefined;
  }
  const parsed = parseAmount(amount);
  const isWhole = typeof parsed !== 'string' && parsed > 0n && parsed % step === 0n;
  return isWhole && parsed <= step * 100n * BigInt(MOST_TIMES) ? parsed : undefined;
};

const payOf = (
  play: Play,
  at: number,
  { unitPrice }: LotteryRules,
  line: { unitStake: Money; prizeMode: number },
): Money =>
  payoutOf(
    play.prizes.map((_, one) => (one === at ? 1 : 0)),
    play.prizes,
    { unitPrice, ...line },
  );

/** The prizes that a selection can win: of options with a prize each, those of the picked ones. */
const prizesOf = ({ prizes, grammar }: Play, selection: Selection): readonly (readonly [number, Prize])[] => {
  const all = prizes.map((prize, at) => [at, prize] as const).filter(([, { kind }]) => kind !== 'push');
  const isOneEach = grammar.parts.length === 1 && grammar.parts[0]?.symbols.size === prizes.length;
  if (!isOneEach || prizes.length < 2 || selection.kind !== 'parts') return all;
  return all.filter(([at]) => selection.parts[0]?.includes(at));
};

export interface Priced {
  readonly combinations: number;
  readonly stake: Money;
  /** What one hit pays: the same twice where there is but one prize. */
  readonly hit: readonly [least: Money, most: Money];
}

/** What a line costs and what one hit of it pays at a prize mode; undefined for one that cannot be read. */
export const priceLine = (
  rules: LotteryRules,
  { playType, numbers, unitStake: text }: Pick<Line, 'playType' | 'numbers' | 'unitStake'>,
  prizeMode: number,
): Priced | undefined => {
  const play = rules.plays.get(playType);
  const unitStake = parseAmount(text);
  if (play === undefined || typeof unitStake === 'string') return undefined;
  const selection = parseSelection(play, numbers);
  if (typeof selection === 'string') return undefined;
  const combinations = play.count(selection);
  const pays = prizesOf(play, selection)
    .map(([at]) => payOf(play, at, rules, { unitStake, prizeMode }))
    .toSorted((a, b) => (a < b ? -1 : 1));
  const [least = ZERO] = pays;
  return { combinations, stake: money(BigInt(combinations) * unitStake), hit: [least, pays.at(-1) ?? ZERO] };
};

export const totalOf = (rules: LotteryRules, lines: readonly Line[], prizeMode: number): Money =>
  sumMoney(lines.map((line) => priceLine(rules, line, prizeMode)?.stake ?? ZERO));

const MOST_TRIED = 1000;

/** Every result of a lottery that has one number of few digits; none where they are too many to try. */
const resultsOf = ({ tiers }: LotteryRules): Result[] => {
  const [tier] = tiers;
  if (tiers.length !== 1 || tier?.count !== 1 || tier.to >= MOST_TRIED) return [];
  return Array.from({ length: tier.to + 1 }, (_, number) => [[number]]);
};

const mostOf = (amounts: readonly Money[]): Money =>
  amounts.reduce((most, one) => (one > most ? one : most), ZERO);

/** What all lines together win at most where every result can be tried; else one hit of each line. */
export const mostWin = (rules: LotteryRules, lines: readonly Line[], prizeMode: number): Money => {
  const results = resultsOf(rules);
  if (results.length === 0)
    return sumMoney(lines.map((line) => priceLine(rules, line, prizeMode)?.hit[1] ?? ZERO));
  const read = lines.flatMap((line) => {
    const play = rules.plays.get(line.playType);
    const unitStake = parseAmount(line.unitStake);
    const selection = play === undefined ? 'unknown' : parseSelection(play, line.numbers);
    if (play === undefined || typeof selection === 'string' || typeof unitStake === 'string') return [];
    return [{ play, selection, terms: { unitPrice: rules.unitPrice, unitStake, prizeMode } }];
  });
  return mostOf(
    results.map((result) =>
      sumMoney(
        read.map(({ play, selection, terms }) => payoutOf(play.hits(selection, result), play.prizes, terms)),
      ),
    ),
  );
};

/** How many times its stake a hit pays, as people read it: `95` or `6.73`, cut off behind the second place. */
export const timesOf = (prize: Prize, prizeMode: number): string => {
  const { numerator, denominator } = oddsOf(prize, prizeMode);
  return formatAmount(money((numerator * 100n) / denominator)).replace(/\.?0+$/u, '');
};

/** Whether the prize mode changes what a play pays. */
export const isScaled = ({ prizes }: Play): boolean =>
  prizes.some(({ kind }) => kind === 'fair' || kind === 'beside push');
