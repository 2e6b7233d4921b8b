import { formatAmount, money, type Money } from '@hintha/money';
import { typedAmount } from '../../shared/forms/typed-amount.ts';

export interface PrizeTier {
  readonly count: number;
  /** As on the wire. */
  readonly amount: string;
}

export interface ReadPrizes {
  readonly tiers: readonly PrizeTier[];
  readonly count: number;
  readonly sum: Money;
}

/** How many, a cross, how much. */
const LINE = /^(\d{1,4})\s*[x×*]\s*([\d,]+(?:\.\d{1,2})?)$/iu;
const MOST_PRIZES = 1000;
const MOST_LINES = 50;

const readLine = (line: string): { count: number; amount: Money } | undefined => {
  const [, count = '', text = ''] = LINE.exec(line) ?? [];
  const amount = typedAmount(text);
  if (amount === undefined || amount === 0n || Number(count) === 0) return undefined;
  return { count: Number(count), amount };
};

/** The prizes by rank as lines like `10 x 50000` tell them; undefined for anything else. */
export const readPrizes = (text: string): ReadPrizes | undefined => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const read = lines.flatMap((line) => readLine(line) ?? []);
  const count = read.reduce((all, tier) => all + tier.count, 0);
  const isRight = read.length === lines.length && lines.length <= MOST_LINES;
  if (!isRight || count === 0 || count > MOST_PRIZES) return undefined;
  return {
    tiers: read.map((tier) => ({ count: tier.count, amount: formatAmount(tier.amount) })),
    count,
    sum: money(read.reduce((sum, tier) => sum + tier.amount * BigInt(tier.count), 0n)),
  };
};
