/** How many postings a block of sums holds; the migration that makes the table says it too. */
const BLOCK = 1_024n;

/** Numbers of postings from just above `after` up to `upTo`. */
export interface SeqSpan {
  readonly after: bigint;
  readonly upTo: bigint;
}

export interface SplitSpan {
  /** Blocks whose sums are kept, both included; undefined when none lies whole within the span. */
  readonly blocks: { readonly first: bigint; readonly last: bigint } | undefined;
  /** What has to be summed posting by posting. */
  readonly rest: readonly [SeqSpan, SeqSpan];
}

/** Splits a span into the whole blocks within it and what stands before and behind them. */
export const splitSpan = ({ after, upTo }: SeqSpan, summedBlocks: bigint): SplitSpan => {
  const first = (after + BLOCK - 1n) / BLOCK;
  const whole = upTo / BLOCK;
  const last = (whole < summedBlocks ? whole : summedBlocks) - 1n;
  const nothing = { after: upTo, upTo };
  if (last < first) return { blocks: undefined, rest: [{ after, upTo }, nothing] };
  return {
    blocks: { first, last },
    rest: [
      { after, upTo: first * BLOCK },
      { after: (last + 1n) * BLOCK, upTo },
    ],
  };
};
