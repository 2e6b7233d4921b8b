/**
 * How many letters have to be put in, left out, changed or swapped with their neighbour to make one word of the other,
 * no substring edited twice (optimal string alignment); `most + 1` as soon as it is more than `most`.
 */
export const editDistance = (a: string, b: string, most: number): number => {
  const beyond = most + 1;
  if (Math.abs(a.length - b.length) > most) return beyond;
  let rows: Rows = { before: [], last: Array.from({ length: b.length + 1 }, (_, n) => n), row: [] };
  for (let i = 1; i <= a.length; i += 1) {
    if (fillRow(a, b, i, rows) > most) return beyond;
    // The row that is no longer needed is written over.
    rows = { before: rows.last, last: rows.row, row: rows.before };
  }
  return Math.min(rows.last[b.length] ?? beyond, beyond);
};

interface Rows {
  readonly before: number[];
  readonly last: number[];
  readonly row: number[];
}

const at = (row: readonly number[], index: number): number => row[index] ?? Infinity;

/** Answers the least of the row: nothing after it is less. */
const fillRow = (a: string, b: string, i: number, { before, last, row }: Rows): number => {
  const letter = a.charCodeAt(i - 1);
  const letterBefore = i > 1 ? a.charCodeAt(i - 2) : Number.NaN;
  row[0] = i;
  let least = i;
  for (let j = 1; j <= b.length; j += 1) {
    const other = b.charCodeAt(j - 1);
    let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (letter === other ? 0 : 1));
    if (other === letterBefore && j > 1 && b.charCodeAt(j - 2) === letter)
      cost = Math.min(cost, at(before, j - 2) + 1);
    row[j] = cost;
    if (cost < least) least = cost;
  }
  return least;
};
