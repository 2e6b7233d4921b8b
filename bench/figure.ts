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
