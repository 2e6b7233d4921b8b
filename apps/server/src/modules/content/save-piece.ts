import { BusinessError, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { type Actor, actorName, recordAudit, SYSTEM } from '../audit/index.ts';
import { cleanDraft } from './clean-draft.ts';
import { draftOf } from './rules.ts';
import { findVersion, hasPieces, insertPiece, insertVersion, lockPiece, updatePiece } from './store.ts';
import type { Draft, Piece } from './types.ts';

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
  { clock }: Pick<AppContext, 'clock'>,
  tx: Transaction,
  { pieceId, version, draft: asked, actor, reason }: Saving,
): Promise<Piece> => {
  const before = await lockPiece(tx, pieceId);
  // A notice stays a notice.
  if (before === undefined || before.kind !== asked.kind) throw new BusinessError('not_found');
  if (before.version !== version) throw new BusinessError('piece_changed');
  const draft = cleanDraft(asked);
  const saved = { by: actorName(actor), at: clock.now() };
  const piece = await updatePiece(tx, pieceId, { draft, ...saved });
  await insertVersion(tx, pieceId, { version: piece.version, draft, reason, ...saved });
  const details = { before: draftOf(before), now: draft };
  await recordAudit(tx, { actor, action: 'content.save', subject: `content:${pieceId}`, reason, details });
  return piece;
};

export interface Creation {
  readonly draft: Draft;
  readonly actor: Actor;
  readonly reason: string;
}

/** Writes a piece of the site. */
export const createPiece = async (
  { clock }: Pick<AppContext, 'clock'>,
  tx: Transaction,
  { draft: asked, actor, reason }: Creation,
): Promise<Piece> => {
  const draft = cleanDraft(asked);
  const saved = { by: actorName(actor), at: clock.now() };
  const piece = await insertPiece(tx, { draft, ...saved });
  await insertVersion(tx, piece.id, { version: piece.version, draft, reason, ...saved });
  const subject = `content:${piece.id}`;
  await recordAudit(tx, { actor, action: 'content.create', subject, reason, details: { now: draft } });
  return piece;
};

export interface Restoring extends Omit<Saving, 'draft'> {
  /** The version that comes back. */
  readonly wanted: number;
}

/** Makes a piece what it was after an earlier save; that is a save too, and can be undone like any other. */
export const restorePiece = async (
  ctx: Pick<AppContext, 'clock'>,
  tx: Transaction,
  { wanted, ...saving }: Restoring,
): Promise<Piece> => {
  const kept = await findVersion(tx, saving.pieceId, wanted);
  if (kept === undefined) throw new BusinessError('not_found');
  return savePiece(ctx, tx, { ...saving, draft: kept.draft });
};

const USUAL = {
  place: '',
  art: null,
  linkageType: null,
  linkageUrl: null,
  audience: 'ALL',
  leastLevel: 1,
  device: 'ANY',
  position: 0,
  state: 'PUBLISHED',
  from: null,
  until: null,
} as const;

/** What must be given for a piece: the rest has defaults. */
export type FirstPiece = Pick<Draft, 'kind' | 'texts'> & Partial<Draft>;

/** Writes the content of a new site; a site that has content already is left as it is. */
export const writeFirstPieces = async (
  ctx: Pick<AppContext, 'clock'>,
  tx: Transaction,
  pieces: readonly FirstPiece[],
): Promise<void> => {
  if (await hasPieces(tx)) return;
  for (const piece of pieces) {
    const draft = { ...USUAL, ...piece };
    await createPiece(ctx, tx, { draft, actor: SYSTEM, reason: 'the first texts' });
  }
};
