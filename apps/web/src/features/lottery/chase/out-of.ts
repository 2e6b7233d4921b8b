/** So many times out of so many, as people say a chance. */
export interface OutOf {
  readonly times: number;
  readonly of: number;
}

const LEAST_OF = 100n;
const MOST_OF = 1_000_000_000n;

/**
 * A chance between nothing and all, out of the smallest of 100, 1,000, 10,000 … that neither rounds it to never nor to
 * always. It is rounded up: nobody is told of less danger than there is.
 */
export const outOf = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }): OutOf => {
  let of = LEAST_OF;
  const timesOf = (all: bigint): bigint => (numerator * all + denominator - 1n) / denominator;
  while (of < MOST_OF && (numerator * of < denominator || timesOf(of) === of)) of *= 10n;
  return { times: Number(timesOf(of)), of: Number(of) };
};
