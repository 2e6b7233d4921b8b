import type { MaungTerms } from '@hintha/sports';
import type { SportsSettings } from '../settings.ts';

interface Share {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const WHOLE = 10_000n;

/** An exact share such as `0.15`. */
export const shareOf = (text: string): Share => {
  const [whole = '0', decimals = ''] = text.split('.');
  return { numerator: BigInt(whole) * WHOLE + BigInt(decimals.padEnd(4, '0')), denominator: WHOLE };
};

/**
 * What is kept of a body and of a maung.
 *
 * @param commission of the league, in hundredths of a percent.
 */
export const feeTerms = (
  { maungTaxOfTwo, maungTax }: Pick<SportsSettings, 'maungTaxOfTwo' | 'maungTax'>,
  commission: number,
): MaungTerms => ({
  taxes: [shareOf(maungTaxOfTwo), shareOf(maungTax)],
  commission: { numerator: BigInt(commission), denominator: WHOLE },
});
