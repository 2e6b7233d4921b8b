/** A place on the board in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the window of the reels lies on the board, in CSS pixels. */
export interface Geometry {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly gap: number;
  readonly symbol: number;
  /** The breadth of the frame around the window. */
  readonly frame: number;
}

export const REELS = 5;
export const ROWS = 3;

const GAP_SHARE = 0.045;
/** Cells stretch with the space, but stay close enough to a square for the pictures in them. */
const FLATTEST = 0.86;
const TALLEST = 1.36;

/** A board at least this tall keeps room for the title over the reels. */
const TALL_BOARD = 480;
const HEADING = 72;
/** Of the height that is left over, more goes to the title than to the space below. */
const SHARE_ABOVE = 0.78;

/** Lays the largest window that fits into the board: towards its foot, never over the title. */
export const layReels = (boardWidth: number, boardHeight: number): Geometry => {
  const frame = Math.max(8, Math.min(20, Math.min(boardWidth, boardHeight) * 0.024));
  const heading = boardHeight >= TALL_BOARD ? HEADING : 0;
  const columns = REELS + (REELS - 1) * GAP_SHARE;
  const room = { width: boardWidth - 2 * frame, height: boardHeight - heading - 2 * frame };
  const cellWidth = Math.max(1, Math.min(room.width / columns, room.height / ROWS / FLATTEST));
  const cellHeight = Math.max(1, Math.min(room.height / ROWS, cellWidth * TALLEST));
  const width = cellWidth * columns;
  const height = cellHeight * ROWS;
  return {
    left: (boardWidth - width) / 2,
    top: Math.max(heading + frame, frame + (boardHeight - height - 2 * frame) * SHARE_ABOVE),
    width,
    height,
    cellWidth,
    cellHeight,
    gap: cellWidth * GAP_SHARE,
    symbol: Math.min(cellWidth * 1.06, cellHeight * 0.98),
    frame,
  };
};

export const reelLeft = (geometry: Geometry, reel: number): number =>
  geometry.left + reel * (geometry.cellWidth + geometry.gap);

export const cellCentre = (geometry: Geometry, reel: number, row: number): Point => ({
  x: reelLeft(geometry, reel) + geometry.cellWidth / 2,
  y: geometry.top + (row + 0.5) * geometry.cellHeight,
});
