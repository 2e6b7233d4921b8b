import { Refusal, type Database } from '@hintha/platform';
import { findPiece, listOfKind } from './store.ts';
import type { Kind, Piece, Version } from './types.ts';
import { selectVersions } from './version-store.ts';

/** Every piece of a kind, drafts and what is over too. */
export const listPieces = (db: Database, kind: Kind): Promise<Piece[]> => listOfKind(db, kind);

/** What a piece was after each save, the latest first. */
export const listVersions = async (db: Database, id: bigint): Promise<Version[]> => {
  if ((await findPiece(db, id)) === undefined) throw new Refusal('not_found');
  return selectVersions(db, id);
};
