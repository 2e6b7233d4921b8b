export interface Measures {
  columns: number;
  rowHeight: number;
  top: number;
}

export interface View {
  top: number;
  height: number;
}

export interface RowsInView {
  /** The first card that is drawn, and the one after the last. */
  from: number;
  to: number;
  /** How high what is not drawn would be. */
  above: number;
  below: number;
}

/**
 * Which of so many cards stand in the rows that can be seen, or in so many rows around them; all rows are of the same
 * height.
 */
export const rowsInView = (
  cards: number,
  { columns, rowHeight, top }: Measures,
  view: View,
  around: number,
): RowsInView => {
  const rows = Math.ceil(cards / columns);
  const rowAt = (y: number) => Math.floor((y - top) / rowHeight);
  const within = (row: number) => Math.min(Math.max(row, 0), rows);
  const first = within(rowAt(view.top) - around);
  // Above or below the grid its nearest rows are kept, so that it is never empty.
  const end = within(Math.max(rowAt(view.top + view.height) + 1 + around, first + 2 * around));
  const begin = Math.max(0, Math.min(first, end - 2 * around));
  return {
    from: begin * columns,
    to: Math.min(cards, end * columns),
    above: begin * rowHeight,
    below: (rows - end) * rowHeight,
  };
};
