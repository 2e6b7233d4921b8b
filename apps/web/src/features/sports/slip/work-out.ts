import { floorRatio, money, type Money, parseAmount, sumMoney, ZERO } from '@hintha/money';
import { parsePrice, parseShownPrice, riskOf } from '@hintha/sports';
import { writePrice } from '../../../shared/sports/prices.ts';
import type { DraftBet } from './bets.ts';

/** What a bet costs and can pay. */
export interface WorkedOut {
  readonly bets: number;
  /** Of all its bets; null while no stake can be read. */
  readonly stake: Money | null;
  readonly payout: Money | null;
  /** Whether the operator may pay otherwise: commission and tax of fees are its own to set. */
  readonly isAbout: boolean;
  /** Decimal, with two places; null of fees and of several bets. */
  readonly combined: string | null;
  /** Whether what is entered is what would be won. */
  readonly isToWin: boolean;
}

const UNIT = 10_000n;
/** Rule book, section 4: what is kept of the win of a body, and of a maung of two legs and of more, in hundredths. */
const COMMISSION = 5n;
const TAXES = { two: 15n, more: 20n } as const;

const pricesOf = ({ legs }: DraftBet): readonly bigint[] =>
  legs.map(({ leg }) => {
    const price = parsePrice(writePrice(leg.price ?? '', 'decimal'));
    return price === 'not_a_price' ? UNIT : price;
  });

/** The sums of the products of so many of the prices, for every number of them from none on. */
const sumsOfProducts = (prices: readonly bigint[]): readonly bigint[] =>
  prices.reduce<bigint[]>(
    (sums, price) =>
      [...sums, 0n].map((sum, size) => sum + (size === 0 ? 0n : (sums[size - 1] ?? 0n) * price)),
    [1n],
  );

/** How many bets a system of so many legs has. */
export const countBets = (legs: number, size: number): number =>
  Number(sumsOfProducts(Array.from({ length: legs }, () => 1n))[size] ?? 0n);

const printFactor = (numerator: bigint, places: number): string => {
  const hundredths = (numerator * 100n) / UNIT ** BigInt(places);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
};

const feeFactor = ({ kind, legs }: DraftBet): readonly [bigint, bigint] => {
  if (kind === 'body') return [200n - COMMISSION, 100n];
  const tax = legs.length <= 2 ? TAXES.two : TAXES.more;
  return [2n ** BigInt(legs.length) * (100n - tax), 100n];
};

const ofFees = (bet: DraftBet, amount: Money | null, said: string | undefined): WorkedOut => {
  const [numerator, denominator] = said === undefined ? feeFactor(bet) : ratioOf(said);
  const payout = amount === null ? null : floorRatio(amount, numerator, denominator);
  return { bets: 1, stake: amount, payout, isAbout: said === undefined, combined: null, isToWin: false };
};

const ratioOf = (decimal: string): readonly [bigint, bigint] => [BigInt(decimal.replace('.', '')), UNIT];

const ofSingle = ({ legs: [first], format }: DraftBet, amount: Money | null): WorkedOut => {
  const text = writePrice(first?.leg.price ?? '', format);
  const shown = parseShownPrice(text, format);
  if (shown === 'not_a_price') return NOTHING;
  const isToWin = shown.numerator < 0n && format !== 'american';
  if (amount === null) return { ...NOTHING, isToWin };
  const { stake, gain } = riskOf(amount, { shown, format });
  const payout = money(stake + floorRatio(money(1n), gain.numerator, gain.denominator));
  return { bets: 1, stake, payout, isAbout: false, combined: null, isToWin };
};

const NOTHING: WorkedOut = {
  bets: 1,
  stake: null,
  payout: null,
  isAbout: false,
  combined: null,
  isToWin: false,
};

const ofProducts = (bet: DraftBet, amount: Money | null): WorkedOut => {
  const prices = pricesOf(bet);
  const size = bet.systemSize ?? prices.length;
  const factor = sumsOfProducts(prices)[size] ?? 0n;
  const bets = bet.systemSize === null ? 1 : countBets(prices.length, size);
  return {
    ...NOTHING,
    bets,
    stake: amount === null ? null : money(amount * BigInt(bets)),
    payout: amount === null ? null : floorRatio(amount, factor, UNIT ** BigInt(size)),
    combined: bet.systemSize === null ? printFactor(factor, size) : null,
  };
};

/** Selections of one match have a price of their own, which the operator alone can say. */
const ofBuilder = (amount: Money | null, together: string | null): WorkedOut => {
  if (together === null) return { ...NOTHING, stake: amount };
  const [numerator, denominator] = ratioOf(together);
  return {
    ...NOTHING,
    stake: amount,
    payout: amount === null ? null : floorRatio(amount, numerator, denominator),
    combined: printFactor(numerator, 1),
  };
};

interface Said {
  /** Of fees: at best so many times the stake is paid. */
  readonly bestFactor?: string | undefined;
  /** One bet pays no more. */
  readonly mostPayout: string;
}

export const amountOf = (typed: string): Money | null => {
  const read = parseAmount(typed);
  return typeof read === 'string' || read <= 0n ? null : read;
};

/** What a bet costs and pays at the prices that were agreed to. */
export const workOut = (bet: DraftBet, said?: Said): WorkedOut => {
  const worked = workOutUncapped(bet, said);
  const most = said === undefined ? null : amountOf(said.mostPayout);
  if (most === null || worked.payout === null) return worked;
  const cap = money(most * BigInt(worked.bets));
  return worked.payout > cap ? { ...worked, payout: cap } : worked;
};

const workOutUncapped = (bet: DraftBet, said?: Said): WorkedOut => {
  const amount = amountOf(bet.amount);
  if (bet.kind === 'body' || bet.kind === 'maung') return ofFees(bet, amount, said?.bestFactor);
  if (bet.kind === 'builder') return ofBuilder(amount, bet.together);
  return bet.kind === 'single' ? ofSingle(bet, amount) : ofProducts(bet, amount);
};

/** All tickets of the slip together; what cannot be read counts nothing. */
export const sumOf = (all: readonly WorkedOut[]) => ({
  bets: all.reduce((sum, { bets }) => sum + bets, 0),
  stake: sumMoney(all.map(({ stake }) => stake ?? ZERO)),
  payout: sumMoney(all.map(({ payout }) => payout ?? ZERO)),
  isAbout: all.some(({ isAbout }) => isAbout),
});
