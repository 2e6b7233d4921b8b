/** One measured number and what it has to reach. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly bound?: { readonly atLeast: number } | { readonly atMost: number };
}

export const isWithin = ({ value, bound }: Figure): boolean => {
  if (bound === undefined) return true;
  return 'atLeast' in bound ? value >= bound.atLeast : value <= bound.atMost;
};

/** The row of a figure: name, value, unit, bound, within or beyond. */
export const toRow = (figure: Figure): string[] => {
  const { name, value, unit, bound } = figure;
  const limit = bound && ('atLeast' in bound ? `>= ${bound.atLeast}` : `<= ${bound.atMost}`);
  const digits = Math.abs(value) < 100 ? 2 : 0;
  return [
    name,
    value.toFixed(digits),
    unit,
    limit ?? '-',
    bound ? (isWithin(figure) ? 'within' : 'beyond') : '-',
  ];
};

/** The middle one; of an even number the lower middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

/** One side of a ratio: how many asked at once, and what each round of it came to in a second. */
export interface Side {
  readonly name: string;
  readonly callers: number;
  readonly perSecond: readonly number[];
}

/**
 * The middle of the ratios, round by round. It is held to its bound only when as many ask at once on either side: a
 * database answers a crowd differently from a few, whoever asks.
 */
export const ratioOf = (one: Side, other: Side, bound: Figure['bound']): Figure => {
  const value = median(one.perSecond.map((rate, round) => rate / (other.perSecond[round] ?? Number.NaN)));
  const isAlike = one.callers === other.callers;
  const callers = isAlike ? `${one.callers} at once` : `UNLIKE: ${one.callers} at once to ${other.callers}`;
  const name = `${one.name} to ${other.name}, ${callers}`;
  return { name, value, unit: 'times', ...(isAlike && bound !== undefined ? { bound } : {}) };
};
