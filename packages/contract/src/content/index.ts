import { z } from 'zod';
import { AskedLanguage } from '../languages/asked-language.ts';
import { Instant } from '../amount.ts';
import { LANGUAGES } from '../languages/index.ts';
import { BANNER_GROUPS, LINKAGES } from './pieces.ts';
import { route } from '../route.ts';

/** The language that a text is shown in where it is not written in the one that was asked for. */
const fallback = z.enum(LANGUAGES).optional();

const NoticeView = z.object({
  id: z.string(),
  title: z.string(),
  /** HTML of a short list of tags. */
  content: z.string(),
  time: Instant,
  fallback,
});
export type NoticeView = z.infer<typeof NoticeView>;

const BannerView = z.object({
  bannerId: z.string(),
  groupName: z.enum(BANNER_GROUPS),
  /** Of the picture. */
  url: z.string(),
  linkageType: z.enum(LINKAGES).nullable(),
  linkageUrl: z.string().nullable(),
  eyebrow: z.string(),
  title: z.string(),
  text: z.string(),
  action: z.string(),
  fallback,
});
export type BannerView = z.infer<typeof BannerView>;

const language = AskedLanguage;

const asked = {
  platform: z.string().max(8).default('W'),
  execution: z.string().max(8).default('B'),
  language,
};

export const readNotices = route('readNotices', {
  guard: 'anyone',
  summary: 'Of the asked types: B banners, PL notices, PU popups, PR promotions, H help.',
  query: z.object({ types: z.string().max(32).default('B,PL,PU,PR'), ...asked }),
  reply: z.object({
    player: z.array(NoticeView),
    banners: z.array(BannerView),
    popup: z.array(NoticeView),
    promotion: z.array(NoticeView),
    help: z.array(NoticeView),
  }),
});

export const readPopups = route('readPopups', {
  guard: 'anyone',
  summary: 'The popups with their content.',
  query: z.object({ types: z.string().max(32).default('PU'), ...asked }),
  reply: z.object({ popup: z.array(NoticeView) }),
});

export const readGameNotices = route('readGameNotices', {
  guard: 'anyone',
  summary: 'The promotions, as the lobby of games asks for them.',
  query: z.object({ language }),
  reply: z.object({ promotion: z.array(NoticeView) }),
});

export const readHelp = route('readHelp', {
  guard: 'anyone',
  summary: 'The help centre: its entries in the asked language.',
  query: z.object({
    lang: language,
    device: z.string().max(8).default('WEB'),
    /** Leaves out what the entries say. */
    titles: z.enum(['0', '1']).default('0'),
  }),
  reply: z.array(
    z.object({ id: z.string(), title: z.string(), lead: z.string(), content: z.string(), fallback }),
  ),
});

/** What can be read piece by piece. */
export const ARTICLE_SECTIONS = ['promotions', 'downloads', 'join', 'member-help', 'terms'] as const;
export type ArticleSection = (typeof ARTICLE_SECTIONS)[number];

const ArticleView = z.object({
  id: z.string(),
  /** The system of a guide; empty elsewhere. */
  place: z.string(),
  title: z.string(),
  lead: z.string(),
  /** HTML of a short list of tags. */
  content: z.string(),
  art: z.string().nullable(),
  linkageType: z.enum(LINKAGES).nullable(),
  linkageUrl: z.string().nullable(),
  action: z.string(),
  time: Instant,
  /** When it ends; null for never. */
  until: Instant.nullable(),
  fallback,
});
export type ArticleView = z.infer<typeof ArticleView>;

export const listArticles = route('listArticles', {
  guard: 'anyone',
  summary:
    'The articles of a section: promotions, guides for installing, joining, help of the member centre.',
  params: z.object({ section: z.enum(ARTICLE_SECTIONS) }),
  query: z.object({ language }),
  reply: z.object({ list: z.array(ArticleView) }),
});

export const readArticle = route('readArticle', {
  guard: 'anyone',
  summary: 'One article of a section.',
  params: z.object({ section: z.enum(ARTICLE_SECTIONS), id: z.string().regex(/^[1-9]\d{0,17}$/) }),
  query: z.object({ language }),
  reply: ArticleView,
  errors: ['not_found'],
});
