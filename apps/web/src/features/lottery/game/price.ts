import {
  type LotteryRules,
  type MostWon,
  mostWon,
  oddsOf,
  parseSelection,
  payoutOf,
  type Play,
  type Prize,
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

/** The rules by which a lottery is played, and what a base unit, in which its prices are told, is in money. */
export interface Prices {
  readonly rules: LotteryRules;
  readonly baseUnit: Money;
}

export const pricesOf = (rules: LotteryRules, limits: { readonly baseUnit: string }): Prices => {
  const baseUnit = parseAmount(limits.baseUnit);
  if (typeof baseUnit === 'string') throw new Error(`${limits.baseUnit} is no base unit`);
  return { rules, baseUnit };
};

const stepOf = ({ rules: { unitPrice }, baseUnit }: Prices): bigint => (BigInt(unitPrice) * baseUnit) / 100n;

/** More than this one combination never costs. */
export const unitLimitOf = (prices: Prices): Money => money(stepOf(prices) * 100n * BigInt(MOST_TIMES));

/** What one combination costs; undefined while that is no amount which the lottery takes. */
export const unitStakeOf = (prices: Prices, { amount, times, unit }: Staked): Money | undefined => {
  const { rules } = prices;
  const step = stepOf(prices);
  if (!isByAmount(rules)) {
    const isTimes = Number.isInteger(times) && times >= 1 && times <= MOST_TIMES;
    return isTimes ? money(step * HUNDREDTHS[unit] * BigInt(times)) : undefined;
  }
  const parsed = parseAmount(amount);
  const isWhole = typeof parsed !== 'string' && parsed > 0n && parsed % step === 0n;
  return isWhole && parsed <= unitLimitOf(prices) ? parsed : undefined;
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
  /** What one hit pays at least when all of it is played so many times. */
  readonly hitTimes: (times: number) => Money;
}

type Written = Pick<Line, 'playType' | 'numbers' | 'unitStake'>;

interface ReadLine {
  readonly play: Play;
  readonly selection: Selection;
  readonly unitStake: Money;
}

/** Thousands of combinations are not read anew whenever something beside them is drawn: a line never changes. */
const kept = new WeakMap<Written, ReadLine>();

/** A line with the play of the rules that it is on; undefined for one that cannot be read. */
export const readLine = ({ plays }: LotteryRules, line: Written): ReadLine | undefined => {
  const play = plays.get(line.playType);
  const known = kept.get(line);
  if (play === undefined) return undefined;
  if (known?.play === play) return known;
  const unitStake = parseAmount(line.unitStake);
  const selection = parseSelection(play, line.numbers);
  if (typeof unitStake === 'string' || typeof selection === 'string') return undefined;
  const read = { play, selection, unitStake };
  kept.set(line, read);
  return read;
};

/** What a line costs and what one hit of it pays at a prize mode; undefined for one that cannot be read. */
export const priceLine = (rules: LotteryRules, line: Written, prizeMode: number): Priced | undefined => {
  const read = readLine(rules, line);
  if (read === undefined) return undefined;
  const { play, selection, unitStake } = read;
  const combinations = play.count(selection);
  const pays = prizesOf(play, selection)
    .map(([at]) => ({ at, pay: payOf(play, at, rules, { unitStake, prizeMode }) }))
    .toSorted((a, b) => (a.pay < b.pay ? -1 : 1));
  const [least] = pays;
  return {
    combinations,
    stake: money(BigInt(combinations) * unitStake),
    hit: [least?.pay ?? ZERO, pays.at(-1)?.pay ?? ZERO],
    hitTimes: (times) =>
      payOf(play, least?.at ?? 0, rules, { unitStake: money(unitStake * BigInt(times)), prizeMode }),
  };
};

export const totalOf = (rules: LotteryRules, lines: readonly Line[], prizeMode: number): Money =>
  sumMoney(lines.map((line) => priceLine(rules, line, prizeMode)?.stake ?? ZERO));

/** What all lines together win at most, each no more than a bet pays. */
export const mostOf = (
  rules: LotteryRules,
  lines: readonly Line[],
  terms: { readonly prizeMode: number; readonly cap: Money },
): MostWon => {
  const bets = lines.flatMap((line) => readLine(rules, line) ?? []);
  return mostWon(rules, bets, terms);
};

/** How many times its stake a hit pays, as people read it: `95` or `6.73`, cut off behind the second place. */
export const timesOf = (prize: Prize, prizeMode: number): string => {
  const { numerator, denominator } = oddsOf(prize, prizeMode);
  return formatAmount(money((numerator * 100n) / denominator)).replace(/\.?0+$/u, '');
};

/** Whether the prize mode changes what a play pays. */
export const isScaled = ({ prizes }: Play): boolean =>
  prizes.some(({ kind }) => kind === 'fair' || kind === 'beside push');
