import { formatAmount, money, type Money } from '@hintha/money';
import type { Prize } from '../use-missions.ts';
import { typedAmount } from '../../../shared/forms/typed-amount.ts';

export interface ReadPrizes {
  readonly prizes: readonly Prize[];
  /** Of all ranks together. */
  readonly sum: Money;
}

/** A rank or two with a dash, and how much each of them brings. */
const LINE = /^(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s+([\d,]+(?:\.\d{1,2})?)$/u;
const MOST_RANK = 100;

const readLine = (line: string): (Prize & { sum: bigint }) | undefined => {
  const [, first = '', last = first, text = ''] = LINE.exec(line) ?? [];
  const [fromRank, toRank] = [Number(first), Number(last)];
  const amount = typedAmount(text);
  if (amount === undefined || amount === 0n) return undefined;
  if (fromRank < 1 || toRank < fromRank || toRank > MOST_RANK) return undefined;
  return { fromRank, toRank, amount: formatAmount(amount), sum: amount * BigInt(toRank - fromRank + 1) };
};

/** The prizes as lines like `4-10 50000` tell them, the first ranks first; undefined for anything else. */
export const readPrizes = (text: string): ReadPrizes | undefined => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const read = lines.flatMap((line) => readLine(line) ?? []);
  const isRising = read.every(({ fromRank }, index) => fromRank > (read[index - 1]?.toRank ?? 0));
  if (read.length !== lines.length || !isRising) return undefined;
  return {
    prizes: read.map(({ sum: _sum, ...prize }) => prize),
    sum: money(read.reduce((all, { sum }) => all + sum, 0n)),
  };
};

/** The lines that tell prizes. */
export const linesOf = (prizes: readonly Prize[]): string =>
  prizes
    .map(({ fromRank, toRank, amount }) =>
      fromRank === toRank ? `${fromRank} ${amount}` : `${fromRank}-${toRank} ${amount}`,
    )
    .join('\n');
