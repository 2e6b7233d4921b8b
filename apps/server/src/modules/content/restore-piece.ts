import { Refusal, type Transaction } from '@hintha/platform';
import type { House } from '../../house.ts';
import { savePiece, type Saving } from './save-piece.ts';
import type { Piece } from './types.ts';
import { findVersion } from './version-store.ts';

export interface Restoring extends Omit<Saving, 'draft'> {
  /** The version that comes back. */
  readonly wanted: number;
}

/** Makes a piece what it was after an earlier save; that is a save too, and can be undone like any other. */
export const restorePiece = async (
  house: Pick<House, 'clock'>,
  tx: Transaction,
  { wanted, ...saving }: Restoring,
): Promise<Piece> => {
  const kept = await findVersion(tx, saving.pieceId, wanted);
  if (kept === undefined) throw new Refusal('not_found');
  return savePiece(house, tx, { ...saving, draft: kept.draft });
};
