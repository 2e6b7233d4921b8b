import { floorRatio, formatAmount, money, parseAmount, ZERO, type Money } from '@hintha/money';
import type { Method } from '../use-deposits.ts';

const LADDER = ['5000', '10000', '30000', '50000', '100000', '500000', '1000000', '5000000'];
const MOST_PRESETS = 6;

/** An amount in the making may end in its point. */
const read = (text: string): Money => {
  const amount = parseAmount(text.replace(/\.$/, ''));
  return amount === 'not_an_amount' ? ZERO : amount;
};

/** The amounts offered for a way to pay. */
export const presetsOf = ({ min, max }: Pick<Method, 'min' | 'max'>): readonly string[] =>
  LADDER.filter((amount) => read(amount) >= read(min) && read(amount) <= read(max)).slice(0, MOST_PRESETS);

/** What is typed, as an amount of the wire: `50000.00`. */
export const wireOf = (typed: string): string => formatAmount(read(typed));

type AmountFault = 'missing' | 'out_of_range';

/** What is wrong with an amount as it is typed; undefined when nothing is. */
export const faultOf = (
  typed: string,
  { min, max }: Pick<Method, 'min' | 'max'>,
): AmountFault | undefined => {
  const amount = read(typed);
  if (amount === ZERO) return 'missing';
  return amount < read(min) || amount > read(max) ? 'out_of_range' : undefined;
};

const HUNDREDTHS_OF_PERCENT = 10_000n;

/** What is credited of a payment, less the fee in per cent with two decimals; the fee is floored as the server does. */
export const creditedOf = (typed: string, fee: string): string => {
  const paid = read(typed);
  const taken = floorRatio(paid, BigInt(fee.replace('.', '')), HUNDREDTHS_OF_PERCENT);
  return formatAmount(money(paid - taken));
};

export const isFree = (fee: string): boolean => !/[1-9]/.test(fee);
