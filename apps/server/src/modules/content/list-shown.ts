import type { Language } from '@hintha/contract';
import { type Caller, type Database, BusinessError } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { isAgent } from '../identity/index.ts';
import { readStanding } from '../members/index.ts';
import { readSettings } from '../settings/index.ts';
import { isFor, isOut, isPhone, type ReadText, textFor } from './rules.ts';
import { contentSettings } from './settings.ts';
import { findPiece, listOut, selectVersions } from './store.ts';
import type { Kind, Piece, Reader, Version } from './types.ts';

/** Who asks, as far as the call shows it. */
export interface Asking {
  readonly caller: Caller | null;
  readonly userAgent: string;
  readonly language: Language;
}

/** A piece with what it says to who asks. */
export type ShownPiece = Piece & ReadText;

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
): Promise<ShownPiece[]> => {
  const [reader, { fallbackLanguages }, pieces] = await Promise.all([
    readerOf(ctx, asking),
    readSettings(ctx.db, contentSettings),
    listOut(ctx.db, kinds, ctx.clock.now()),
  ]);
  return pieces
    .filter((piece) => isFor(piece, reader))
    .flatMap((piece) => {
      const read = textFor(piece, asking.language, fallbackLanguages);
      return read === undefined ? [] : [{ ...piece, ...read }];
    });
};

/** One piece, which has to be out and for this reader. */
export const getShown = async (
  ctx: AppContext,
  { id, kind }: { id: bigint; kind: Kind },
  asking: Asking,
): Promise<ShownPiece> => {
  const [reader, { fallbackLanguages }, piece] = await Promise.all([
    readerOf(ctx, asking),
    readSettings(ctx.db, contentSettings),
    findPiece(ctx.db, id),
  ]);
  const isShown = piece?.kind === kind && isOut(piece, ctx.clock.now()) && isFor(piece, reader);
  const read = isShown ? textFor(piece, asking.language, fallbackLanguages) : undefined;
  if (!isShown || read === undefined) throw new BusinessError('not_found');
  return { ...piece, ...read };
};

/** What a piece was after each save, the latest first. */
export const listVersions = async (db: Database, id: bigint): Promise<Version[]> => {
  if ((await findPiece(db, id)) === undefined) throw new BusinessError('not_found');
  return selectVersions(db, id);
};
