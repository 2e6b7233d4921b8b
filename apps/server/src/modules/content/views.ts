import type { ConsoleRoutes, content, ReplyOf } from '@hintha/contract';
import type { Preview } from './list-shown.ts';
import { isOut, kindOfReader, picturePath, type ReadText, shownArt } from './rules.ts';
import type { KeptPicture, Piece, Version } from './types.ts';

type ShownPiece = Piece & ReadText;

/** The language of what is shown; left out where it is the reader's own. */
const inOther = ({ fallback }: ReadText) => (fallback === null ? {} : { fallback });

const DEFAULT_ART = '/art/hero.svg';

/** When it went out: at the instant it was meant for, or when it was published. */
const timeOf = ({ from, publishedAt, changedAt }: Piece): number =>
  (from ?? publishedAt ?? changedAt).getTime();

export const toNoticeView = (piece: ShownPiece): content.NoticeView => {
  const { title, content } = piece.text;
  return { id: String(piece.id), title, content, time: timeOf(piece), ...inOther(piece) };
};

export const toBannerView = (piece: ShownPiece): content.BannerView => {
  const { title, lead, content, action } = piece.text;
  return {
    bannerId: String(piece.id),
    // A banner is saved under one of the groups alone.
    groupName: piece.place as content.BannerView['groupName'],
    url: piece.art ?? DEFAULT_ART,
    linkageType: piece.linkageType,
    linkageUrl: piece.linkageUrl,
    eyebrow: lead,
    title,
    text: content,
    action,
    ...inOther(piece),
  };
};

export const toHelpView = (piece: ShownPiece, titlesOnly: boolean) => {
  const { title, lead, content } = piece.text;
  return { id: String(piece.id), title, lead, content: titlesOnly ? '' : content, ...inOther(piece) };
};

export const toArticleView = (piece: ShownPiece): content.ArticleView => {
  const { id, place, linkageType, linkageUrl, until } = piece;
  const time = timeOf(piece);
  const article = {
    id: String(id),
    place,
    art: shownArt(piece),
    linkageType,
    linkageUrl,
    time,
    until: until?.getTime() ?? null,
  };
  return { ...article, ...piece.text, ...inOther(piece) };
};

export const toPieceView = (piece: Piece, now: Date): ReplyOf<ConsoleRoutes['createPiece']> => {
  const { id, from, until, publishedAt: _, changedAt, ...rest } = piece;
  return {
    ...rest,
    id: String(id),
    from: from?.getTime() ?? null,
    until: until?.getTime() ?? null,
    shown: isOut(piece, now),
    changedAt: changedAt.getTime(),
  };
};

/** What a reader is shown; language is the one that it asked for, where nothing stands in for it. */
export const toPreviewView = (
  { reader, pieces, language }: Preview,
  now: Date,
): ReplyOf<ConsoleRoutes['previewPieces']> => ({
  reader: { kind: kindOfReader(reader), level: reader.member?.level ?? 0 },
  pieces: pieces.map(({ piece, hidden, read }) => ({
    piece: toPieceView(piece, now),
    hidden,
    language: read === null ? null : (read.fallback ?? language),
  })),
});

export const toPictureView = ({ id, width, height, by, at }: KeptPicture) => ({
  path: picturePath(id),
  width,
  height,
  addedAt: at.getTime(),
  addedBy: by,
});

export const toVersionView = ({ version, by, at, reason, draft }: Version) => ({
  version,
  by,
  at: at.getTime(),
  reason,
  titles: Object.fromEntries(Object.entries(draft.texts).map(([language, { title }]) => [language, title])),
  state: draft.state,
});
