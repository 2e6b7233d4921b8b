/** More rows would hold the page for minutes; a shorter period makes a second file. */
export const MOST_ROWS = 10_000;
export const ROWS_A_CALL = 100;

interface Piece<Row, Place> {
  list: readonly Row[];
  /** Where the next piece begins; null behind the last one. */
  next: Place | null;
}

interface Reading<Row, Place> {
  first: Place;
  read: (place: Place) => Promise<Piece<Row, Place>>;
  onRead: (done: number) => void;
}

/** Reads a list from its first piece to its last, each row once, and no more rows than a file takes. */
export const readAll = async <Row extends { id: string }, Place>({
  first,
  read,
  onRead,
}: Reading<Row, Place>): Promise<Row[]> => {
  // A row that is written meanwhile pushes the others on, so that one may come twice.
  const rows = new Map<string, Row>();
  for (let place: Place | null = first; place !== null && rows.size < MOST_ROWS;) {
    const piece: Piece<Row, Place> = await read(place);
    for (const row of piece.list) rows.set(row.id, row);
    onRead(rows.size);
    place = piece.next;
  }
  return [...rows.values()];
};
