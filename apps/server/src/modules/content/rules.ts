import { LANGUAGES, type Language } from '@hintha/contract';
import { drawnArt } from '@hintha/contract/pieces';
import type { Draft, Kind, PieceText, Reader } from './types.ts';

/** The types of announcements by their codes. */
const KIND_OF_TYPE: Readonly<Record<string, Kind>> = {
  B: 'BANNER',
  PL: 'NOTICE',
  PU: 'POPUP',
  PR: 'PROMOTION',
  H: 'HELP',
};

/** The kinds behind a list of types; an unknown type is none. */
export const kindsOf = (types: string): Kind[] => [
  ...new Set(types.split(',').flatMap((type) => KIND_OF_TYPE[type.trim().toUpperCase()] ?? [])),
];

/** Whether a piece is published and its time has come and is not over. */
export const isOut = ({ state, from, until }: Pick<Draft, 'state' | 'from' | 'until'>, now: Date): boolean =>
  state === 'PUBLISHED' && (from === null || from <= now) && (until === null || now < until);

/** Whether a piece is for a reader: by who it is, the level it stands on, and what it reads with. */
export const isFor = (
  { audience, leastLevel, device }: Pick<Draft, 'audience' | 'leastLevel' | 'device'>,
  { member, phone }: Reader,
): boolean => {
  if (device !== 'ANY' && (device === 'PHONE') !== phone) return false;
  if (leastLevel > 1 && (member === null || member.level < leastLevel)) return false;
  if (audience === 'ALL') return true;
  if (audience === 'VISITOR') return member === null;
  return member !== null && (audience === 'MEMBER' || member.agent);
};

const PHONE = /\b(?:iPhone|iPod|Android|Mobile)\b/i;

/** Whether a browser describes itself as mobile. */
export const isPhone = (userAgent: string): boolean => PHONE.test(userAgent);

/** What a piece says to a reader, and in which language where that is not the reader's own. */
export interface ReadText {
  readonly text: PieceText;
  readonly fallback: Language | null;
}

/** The terms bind who cannot read them, too: they are shown in whatever language there is. */
const fallbacksOf = ({ place }: Pick<Draft, 'place'>, chosen: readonly Language[]): readonly Language[] =>
  place === 'TERMS' ? [...chosen, ...LANGUAGES] : chosen;

/** The text in the language of the reader, else in the first of the fallbacks that it is written in. */
export const textFor = (
  piece: Pick<Draft, 'texts' | 'place'>,
  language: Language,
  fallbacks: readonly Language[],
): ReadText | undefined => {
  const own = piece.texts[language];
  if (own !== undefined) return { text: own, fallback: null };
  for (const fallback of fallbacksOf(piece, fallbacks)) {
    const text = piece.texts[fallback];
    if (text !== undefined) return { text, fallback };
  }
  return undefined;
};

/** What of a piece was written. */
export const draftOf = (piece: Draft): Draft => ({
  kind: piece.kind,
  place: piece.place,
  texts: piece.texts,
  art: piece.art,
  linkageType: piece.linkageType,
  linkageUrl: piece.linkageUrl,
  audience: piece.audience,
  leastLevel: piece.leastLevel,
  device: piece.device,
  position: piece.position,
  state: piece.state,
  from: piece.from,
  until: piece.until,
});

/** Where a picture of the staff is seen. */
export const picturePath = <Id extends string>(id: Id) => `/art/picture/${id}` as const;

/** The picture of a piece: the one that the staff chose, or for a promotion one drawn by where it leads. */
export const shownArt = (piece: Pick<Draft, 'kind' | 'art' | 'linkageType' | 'linkageUrl'>): string | null =>
  piece.art ?? drawnArt(piece);
