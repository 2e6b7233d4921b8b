import { type Caller, type Database, BusinessError } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { isAgent } from '../identity/index.ts';
import { readStanding } from '../members/index.ts';
import { isFor, isOut, isPhone } from './rules.ts';
import { findPiece, listOut, selectVersions } from './store.ts';
import type { Kind, Piece, Reader, Version } from './types.ts';

/** Who asks, as far as the call shows it. */
export interface Asking {
  readonly caller: Caller | null;
  readonly userAgent: string;
}

const readerOf = async ({ db }: AppContext, { caller, userAgent }: Asking): Promise<Reader> => ({
  member:
    caller === null
      ? null
      : { level: (await readStanding(db, caller.accountId)).level, agent: isAgent(caller.type) },
  phone: isPhone(userAgent),
});

/** What is out of some kinds and for this reader, in the order of the site. */
export const listShown = async (
  ctx: AppContext,
  kinds: readonly Kind[],
  asking: Asking,
): Promise<Piece[]> => {
  const [reader, pieces] = await Promise.all([
    readerOf(ctx, asking),
    listOut(ctx.db, kinds, ctx.clock.now()),
  ]);
  return pieces.filter((piece) => isFor(piece, reader));
};

/** One piece, which has to be out and for this reader. */
export const getShown = async (
  ctx: AppContext,
  { id, kind }: { id: bigint; kind: Kind },
  asking: Asking,
): Promise<Piece> => {
  const [reader, piece] = await Promise.all([readerOf(ctx, asking), findPiece(ctx.db, id)]);
  const isShown = piece?.kind === kind && isOut(piece, ctx.clock.now()) && isFor(piece, reader);
  if (!isShown) throw new BusinessError('not_found');
  return piece;
};

/** What a piece was after each save, the latest first. */
export const listVersions = async (db: Database, id: bigint): Promise<Version[]> => {
  if ((await findPiece(db, id)) === undefined) throw new BusinessError('not_found');
  return selectVersions(db, id);
};
