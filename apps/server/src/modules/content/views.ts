import type { ConsoleRoutes, content, ReplyOf } from '@hintha/contract';
import { isOut, shownArt, textIn } from './rules.ts';
import type { Piece, Version } from './types.ts';

const DEFAULT_ART = '/art/hero.svg';

/** When it went out: at the instant it was meant for, or when it was published. */
const timeOf = ({ from, publishedAt, changedAt }: Piece): number =>
  (from ?? publishedAt ?? changedAt).getTime();

export const toNoticeView = (piece: Piece, language: string): content.NoticeView => {
  const { title, content } = textIn(piece.texts, language);
  return { id: String(piece.id), title, content, time: timeOf(piece) };
};

export const toBannerView = (piece: Piece, language: string): content.BannerView => {
  const { title, lead, content, action } = textIn(piece.texts, language);
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
  };
};

export const toHelpView = (piece: Piece, language: string, titlesOnly: boolean) => {
  const { title, lead, content } = textIn(piece.texts, language);
  return { id: String(piece.id), title, lead, content: titlesOnly ? '' : content };
};

export const toArticleView = (piece: Piece, language: string): content.ArticleView => {
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
  return { ...article, ...textIn(piece.texts, language) };
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

export const toVersionView = ({ version, by, at, reason, draft }: Version) => ({
  version,
  by,
  at: at.getTime(),
  reason,
  titles: Object.fromEntries(Object.entries(draft.texts).map(([language, { title }]) => [language, title])),
  state: draft.state,
});
