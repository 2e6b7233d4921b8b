import type { Transaction } from '@hintha/platform';
import type { House } from '../../house.ts';
import { type Actor, recordAct } from '../audit/index.ts';
import { cleanDraft } from './clean-draft.ts';
import { nameOf } from './rules.ts';
import { insertPiece } from './store.ts';
import type { Draft, Piece } from './types.ts';
import { insertVersion } from './version-store.ts';

export interface Creation {
  readonly draft: Draft;
  readonly actor: Actor;
  readonly reason: string;
}

/** Writes a piece of the site. */
export const createPiece = async (
  { clock }: Pick<House, 'clock'>,
  tx: Transaction,
  { draft: asked, actor, reason }: Creation,
): Promise<Piece> => {
  const draft = cleanDraft(asked);
  const saved = { by: nameOf(actor), at: clock.now() };
  const piece = await insertPiece(tx, { draft, ...saved });
  await insertVersion(tx, piece.id, { version: piece.version, draft, reason, ...saved });
  const subject = `content:${piece.id}`;
  await recordAct(tx, { actor, deed: 'content.create', subject, reason, details: { now: draft } });
  return piece;
};
