import { Refusal, type Transaction } from '@hintha/platform';
import type { House } from '../../house.ts';
import { type Actor, recordAct } from '../audit/index.ts';
import { cleanDraft } from './clean-draft.ts';
import { draftOf, nameOf } from './rules.ts';
import { lockPiece, updatePiece } from './store.ts';
import type { Draft, Piece } from './types.ts';
import { insertVersion } from './version-store.ts';

export interface Saving {
  readonly pieceId: bigint;
  /** The version that was edited; when it is no longer the latest nothing is saved. */
  readonly version: number;
  readonly draft: Draft;
  readonly actor: Actor;
  readonly reason: string;
}

/** Saves a piece and keeps what it became, so that a later save can bring it back. */
export const savePiece = async (
  { clock }: Pick<House, 'clock'>,
  tx: Transaction,
  { pieceId, version, draft: asked, actor, reason }: Saving,
): Promise<Piece> => {
  const before = await lockPiece(tx, pieceId);
  // A notice stays a notice.
  if (before === undefined || before.kind !== asked.kind) throw new Refusal('not_found');
  if (before.version !== version) throw new Refusal('piece_changed');
  const draft = cleanDraft(asked);
  const saved = { by: nameOf(actor), at: clock.now() };
  const piece = await updatePiece(tx, pieceId, { draft, ...saved });
  await insertVersion(tx, pieceId, { version: piece.version, draft, reason, ...saved });
  const details = { before: draftOf(before), now: draft };
  await recordAct(tx, { actor, deed: 'content.save', subject: `content:${pieceId}`, reason, details });
  return piece;
};
