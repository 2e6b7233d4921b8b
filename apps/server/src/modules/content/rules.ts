import type { Language } from '@hintha/contract';
import { drawnArt, type HiddenReason, type ReaderKind, readingOrder } from '@hintha/contract/pieces';
import type { Audience, Draft, Kind, PieceText, Reader } from './types.ts';

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

type Times = Pick<Draft, 'state' | 'from' | 'until'>;

const timeBarrier = ({ state, from, until }: Times, now: Date): HiddenReason | null => {
  if (state !== 'PUBLISHED') return state;
  if (from !== null && now < from) return 'EARLY';
  return until !== null && until <= now ? 'OVER' : null;
};

/** Whether a piece is published and its time has come and is not over. */
export const isOut = (piece: Times, now: Date): boolean => timeBarrier(piece, now) === null;

const audienceBarrier = (audience: Audience, member: Reader['member']): HiddenReason | null => {
  if (audience === 'VISITOR') return member === null ? null : 'VISITORS_ONLY';
  if (audience === 'MEMBER') return member === null ? 'MEMBERS_ONLY' : null;
  return audience === 'AGENT' && member?.agent !== true ? 'AGENTS_ONLY' : null;
};

/** Whether a piece is for a reader: by what it reads with, who it is, and the level it stands on. */
const readerBarrier = (
  { audience, leastLevel, device }: Pick<Draft, 'audience' | 'leastLevel' | 'device'>,
  { member, phone }: Reader,
): HiddenReason | null => {
  if (device !== 'ANY' && (device === 'PHONE') !== phone) return 'DEVICE';
  const barrier = audienceBarrier(audience, member);
  return barrier === null && leastLevel > 1 && (member?.level ?? 0) < leastLevel ? 'LEVEL' : barrier;
};

/** A reader who is nobody in particular. */
export const readerOfKind = (kind: ReaderKind, level: number, phone: boolean): Reader => ({
  member: kind === 'VISITOR' ? null : { level, agent: kind === 'AGENT' },
  phone,
});

/** What the staff calls a reader. */
export const kindOfReader = ({ member }: Reader): ReaderKind => {
  if (member === null) return 'VISITOR';
  return member.agent ? 'AGENT' : 'MEMBER';
};

const PHONE = /\b(?:iPhone|iPod|Android|Mobile)\b/i;

/** Whether a browser describes itself as mobile. */
export const isPhone = (userAgent: string): boolean => PHONE.test(userAgent);

/** What a piece says to a reader, and in which language where that is not the reader's own. */
export interface ReadText {
  readonly text: PieceText;
  readonly fallback: Language | null;
}

/** The text in the language of the reader, else in the first of the fallbacks that it is written in. */
const textFor = (
  piece: Pick<Draft, 'texts' | 'place'>,
  { language, fallbacks }: Pick<Reading, 'language' | 'fallbacks'>,
): ReadText | null => {
  for (const one of readingOrder(piece, language, fallbacks)) {
    const text = piece.texts[one];
    if (text !== undefined) return { text, fallback: one === language ? null : one };
  }
  return null;
};

/** Who reads, in which language and when. */
export interface Reading {
  readonly reader: Reader;
  readonly language: Language;
  /** What stands in for the language in turn. */
  readonly fallbacks: readonly Language[];
  readonly now: Date;
}

/** What a reader would read of a piece, and why it is not shown to it; null for shown. */
export interface Shown {
  readonly read: ReadText | null;
  readonly hidden: HiddenReason | null;
}

/** Whether a piece is shown to a reader, and in what words. What the site shows and what the staff previews follow it. */
export const showTo = (piece: Draft, reading: Reading): Shown => {
  const read = textFor(piece, reading);
  const barrier = timeBarrier(piece, reading.now) ?? readerBarrier(piece, reading.reader);
  return { read, hidden: barrier ?? (read === null ? 'LANGUAGE' : null) };
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
