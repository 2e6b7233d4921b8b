import type { Language } from '@hintha/contract';
import type { PieceKind } from '@hintha/contract/pieces';
import { useQuery } from '@tanstack/react-query';
import { call, type Asked, type Reply } from '../../shared/api.ts';
import { useLanguage } from '../../shared/language.ts';
import type { BadgeTone } from '../../shared/state-badge.tsx';
import { useRows } from '../../shared/table/use-rows.ts';

export type Piece = Reply<'listPieces'>[number];
export type WireDraft = Asked<'createPiece'>['body']['draft'];

/** The answers that every use case on a piece renews. */
export const PIECES = 'content';

export const TONES: Readonly<Record<Piece['state'], BadgeTone>> = {
  DRAFT: 'gray',
  PUBLISHED: 'jade',
  OFF: 'cin',
};

/** The server tells all of a kind at once. */
export const usePieces = (kind: PieceKind) =>
  useRows<Piece>({
    key: [PIECES, kind],
    fetch: async (_cursor, signal) => ({
      rows: await call('listPieces', { query: { kind }, signal }),
      next: undefined,
    }),
  });

/** What a piece was after each save. */
export const useVersions = (id: string) =>
  useQuery({
    queryKey: [PIECES, 'versions', id],
    queryFn: async ({ signal }) => call('listVersions', { params: { id }, signal }),
  });

type Titled = Partial<Record<Language, { title: string }>>;

/** The title in the language of the console, or in the other one. */
export const useTitleOf = (): ((piece: { texts: Titled }) => string) => {
  const language = useLanguage((chosen) => chosen.language);
  return ({ texts }) => (texts[language] ?? texts.en ?? Object.values(texts)[0])?.title ?? '';
};
