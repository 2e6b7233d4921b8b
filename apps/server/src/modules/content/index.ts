/** What the staff writes for the site: notices, banners, help, promotions, guides. */
export { writeFirstPieces, type FirstPiece } from './write-first-pieces.ts';
