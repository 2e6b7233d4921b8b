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

/** Reads a list from its first piece to its last, each row once. */
export const readAll = async <Row extends { id: string }, Place>({
  first,
  read,
  onRead,
}: Reading<Row, Place>): Promise<Row[]> => {
  // A row that is written meanwhile pushes the others on, so that one may come twice.
  const rows = new Map<string, Row>();
  for (let place: Place | null = first; place !== null;) {
    const piece: Piece<Row, Place> = await read(place);
    for (const row of piece.list) rows.set(row.id, row);
    onRead(rows.size);
    place = piece.next;
  }
  return [...rows.values()];
};
