import type { Language } from '@hintha/contract';
import type { PieceKind, ReaderKind } from '@hintha/contract/pieces';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, type Asked, type Reply } from '../../../shared/api.ts';
import { PIECES } from '../use-pieces.ts';

export type Preview = Reply<'previewPieces'>;
export type PreviewedPiece = Preview['pieces'][number];
export type Device = NonNullable<Asked<'previewPieces'>['query']['device']>;

export interface FoundMember {
  readonly id: string;
  readonly name: string;
}

/** Who looks, with what and in which language. */
export interface Look {
  readonly kind: PieceKind;
  readonly language: Language;
  readonly device: Device;
  readonly as: ReaderKind | 'ONE';
  readonly level: number;
  /** Whom it is looked as, where that is one member. */
  readonly member: FoundMember | null;
}

const readPreview = ({ as, level, member, ...looked }: Look, signal: AbortSignal): Promise<Preview> =>
  as === 'ONE'
    ? call('previewPiecesAsMember', { params: { id: member?.id ?? '' }, query: looked, signal })
    : call('previewPieces', { query: { ...looked, as, level }, signal });

/** What the server would show, once it is known to whom. */
export const usePreview = (look: Look) =>
  useQuery({
    queryKey: [PIECES, 'as-reader', look],
    queryFn: ({ signal }) => readPreview(look, signal),
    enabled: look.as !== 'ONE' || look.member !== null,
  });

const PAUSE_MS = 200;

/** The members that a text finds once its typing pauses. */
export const useFoundMembers = (typed: string) => {
  const [sought] = useDebouncedValue(typed.trim(), PAUSE_MS);
  return useQuery({
    queryKey: ['search', sought],
    queryFn: ({ signal }) => call('searchConsole', { query: { q: sought }, signal }),
    select: ({ hits }): FoundMember[] =>
      hits.filter(({ kind }) => kind === 'member').map(({ id, title: name }) => ({ id, name })),
    enabled: sought !== '',
    placeholderData: keepPreviousData,
  });
};
