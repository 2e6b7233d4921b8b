interface Move {
  /** Where one is; -1 when that row is not in the list any more. */
  readonly at: number;
  /** Where one was last. */
  readonly left: number;
  /** 1 or -1. */
  readonly step: number;
  readonly count: number;
}

/** The place to go to in a list; a row that has left it is stood for by the one that took its place. */
export const placeAfter = ({ at, left, step, count }: Move): number => {
  const wanted = at === -1 ? left + Math.min(step, 0) : at + step;
  return Math.min(Math.max(wanted, 0), count - 1);
};
