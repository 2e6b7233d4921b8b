/** What staff write for the site: notices, banners, help, promotions, guides. */
export { type FirstPiece, writeFirstPieces } from './save-piece.ts';
