export interface Window {
  /** How far the top of the list is above what is seen, below 0 while it is further down. */
  readonly top: number;
  readonly height: number;
}

export interface RowsInWindow {
  /** The first row that is drawn, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** How high what is not drawn would be. */
  readonly above: number;
  readonly below: number;
}

/** Where each row begins, and where the last one ends. */
export const startsOf = (heights: readonly number[]): readonly number[] => {
  const starts = [0];
  for (const height of heights) starts.push((starts.at(-1) ?? 0) + height);
  return starts;
};

/** The last row that begins at a height or before it. */
const rowAt = (starts: readonly number[], y: number): number => {
  let [low, high] = [0, starts.length - 2];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return Math.max(low, 0);
};

/** Which rows can be seen, with so many more at either edge; rows differ in height by their kind. */
export const rowsInWindow = (
  starts: readonly number[],
  { top, height }: Window,
  around: number,
): RowsInWindow => {
  const count = starts.length - 1;
  const whole = starts[count] ?? 0;
  if (count === 0) return { from: 0, to: 0, above: 0, below: 0 };
  const from = Math.max(0, rowAt(starts, top) - around);
  const to = Math.min(count, rowAt(starts, Math.max(top + height, 0)) + 1 + around);
  return { from, to, above: starts[from] ?? 0, below: whole - (starts[to] ?? whole) };
};
