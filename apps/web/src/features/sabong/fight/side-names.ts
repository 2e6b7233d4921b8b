import type { Fight } from '../live/use-arenas.ts';

export const SIDES = ['meron', 'wala'] as const;

/** A dividend with four places for a hundred that is staked: `1.5833` is `158.33`, exactly. */
export const forHundred = (dividend: string): string => {
  const [whole = '0', places = ''] = dividend.split('.');
  const digits = `${whole}${places.padEnd(4, '0').slice(0, 4)}`;
  const [hundreds, cents] = [digits.slice(0, -2), digits.slice(-2)];
  return `${hundreds.replace(/^0+(?=\d)/u, '')}.${cents}`;
};

const toHundredths = (amount: string): bigint => BigInt(amount.replace('.', ''));

/** Which part of the stakes of both sides is on meron, in per cent; half where there is none. */
export const shareOfMeron = ({ meron, wala }: Fight['pools']): number => {
  const [red, blue] = [toHundredths(meron.stake), toHundredths(wala.stake)];
  return red + blue === 0n ? 50 : Number((red * 100n) / (red + blue));
};
