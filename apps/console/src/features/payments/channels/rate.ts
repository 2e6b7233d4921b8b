const RATE = /^(\d{1,9})(?:\.(\d{1,4}))?$/;
const DECIMALS = 4;
const HUNDRED_PER_CENT = 10_000n;

/** A rate as it crosses the wire, with four decimals; undefined for what is none, and for nothing. */
export const readRate = (typed: string): string | undefined => {
  const [, whole, decimals = ''] = RATE.exec(typed) ?? [];
  if (whole === undefined) return undefined;
  const rate = `${BigInt(whole)}.${decimals.padEnd(DECIMALS, '0')}`;
  return scaled(rate) === 0n ? undefined : rate;
};

const scaled = (rate: string): bigint => BigInt(rate.replace('.', ''));

/** By how much one rate differs from another, in per cent with two decimals such as +1.25. */
export const sayChange = (before: string, rate: string): string => {
  const hundredths = ((scaled(rate) - scaled(before)) * HUNDRED_PER_CENT) / scaled(before);
  const sign = scaled(rate) < scaled(before) ? '-' : '+';
  const size = hundredths < 0n ? -hundredths : hundredths;
  return `${sign}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
};
