import type { Language } from '@hintha/contract';
import { type Caller, type Database, BusinessError } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { isAgent, readAccountDetails } from '../identity/index.ts';
import { readStanding } from '../members/index.ts';
import { readSettings } from '../settings/index.ts';
import { isPhone, type Reading, type ReadText, type Shown, showTo } from './rules.ts';
import { contentSettings } from './settings.ts';
import { findPiece, listOut, listPieces, selectVersions } from './store.ts';
import type { Kind, Piece, Reader, Version } from './types.ts';

/** Who asks, as far as the call shows it. */
export interface Asking {
  readonly caller: Caller | null;
  readonly userAgent: string;
  readonly language: Language;
}

/** A piece with what it says to who asks. */
export type ShownPiece = Piece & ReadText;

const memberOf = async (
  { db }: AppContext,
  { accountId, type }: Pick<Caller, 'accountId' | 'type'>,
): Promise<Reader['member']> => ({ level: (await readStanding(db, accountId)).level, agent: isAgent(type) });

const readerOf = async (ctx: AppContext, { caller, userAgent }: Asking): Promise<Reader> => ({
  member: caller === null ? null : await memberOf(ctx, caller),
  phone: isPhone(userAgent),
});

const readingOf = async (
  { db, clock }: AppContext,
  reader: Promise<Reader>,
  language: Language,
): Promise<Reading> => {
  const [{ fallbackLanguages: fallbacks }, known] = await Promise.all([
    readSettings(db, contentSettings),
    reader,
  ]);
  return { reader: known, language, fallbacks, now: clock.now() };
};

const shownOf = (piece: Piece, reading: Reading): ShownPiece | undefined => {
  const { hidden, read } = showTo(piece, reading);
  return hidden === null && read !== null ? { ...piece, ...read } : undefined;
};

/** What is out of some kinds and for this reader, in the order of the site. */
export const listShown = async (
  ctx: AppContext,
  kinds: readonly Kind[],
  asking: Asking,
): Promise<ShownPiece[]> => {
  const [reading, pieces] = await Promise.all([
    readingOf(ctx, readerOf(ctx, asking), asking.language),
    listOut(ctx.db, kinds, ctx.clock.now()),
  ]);
  return pieces.flatMap((piece) => shownOf(piece, reading) ?? []);
};

/** One piece, which has to be out and for this reader. */
export const getShown = async (
  ctx: AppContext,
  { id, kind }: { id: bigint; kind: Kind },
  asking: Asking,
): Promise<ShownPiece> => {
  const [reading, piece] = await Promise.all([
    readingOf(ctx, readerOf(ctx, asking), asking.language),
    findPiece(ctx.db, id),
  ]);
  const shown = piece?.kind === kind ? shownOf(piece, reading) : undefined;
  if (shown === undefined) throw new BusinessError('not_found');
  return shown;
};

/** What the staff looks at, as somebody. */
export interface Look {
  readonly kind: Kind;
  readonly language: Language;
  readonly reader: Reader;
}

export interface Preview extends Pick<Look, 'reader' | 'language'> {
  readonly pieces: readonly (Shown & { readonly piece: Piece })[];
}

/** Every piece of a kind in the order of the site, with whether a reader is shown it. */
export const previewPieces = async (ctx: AppContext, { kind, language, reader }: Look): Promise<Preview> => {
  const [reading, pieces] = await Promise.all([
    readingOf(ctx, Promise.resolve(reader), language),
    listPieces(ctx.db, kind),
  ]);
  return { reader, language, pieces: pieces.map((piece) => ({ piece, ...showTo(piece, reading) })) };
};

/** A member as it would read on a device. */
export const findReader = async (ctx: AppContext, accountId: bigint, phone: boolean): Promise<Reader> => {
  const account = await readAccountDetails(ctx.db, accountId);
  if (account === undefined) throw new BusinessError('not_found');
  return { member: await memberOf(ctx, { accountId, type: account.type }), phone };
};

/** What a piece was after each save, the latest first. */
export const listVersions = async (db: Database, id: bigint): Promise<Version[]> => {
  if ((await findPiece(db, id)) === undefined) throw new BusinessError('not_found');
  return selectVersions(db, id);
};
