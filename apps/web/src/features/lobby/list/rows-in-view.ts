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

/** Rows that are drawn beyond either edge, so that a flick does not outrun the drawing. */
const AROUND = 4;

/** Which of so many cards stand in the rows that can be seen; all rows are of the same height. */
export const rowsInView = (cards: number, { columns, rowHeight, top }: Measures, view: View): RowsInView => {
  const rows = Math.ceil(cards / columns);
  const rowAt = (y: number) => Math.floor((y - top) / rowHeight);
  const within = (row: number) => Math.min(Math.max(row, 0), rows);
  const first = within(rowAt(view.top) - AROUND);
  // Above or below the grid its nearest rows are kept, so that it is never empty.
  const end = within(Math.max(rowAt(view.top + view.height) + 1 + AROUND, first + 2 * AROUND));
  const begin = Math.max(0, Math.min(first, end - 2 * AROUND));
  return {
    from: begin * columns,
    to: Math.min(cards, end * columns),
    above: begin * rowHeight,
    below: (rows - end) * rowHeight,
  };
};
