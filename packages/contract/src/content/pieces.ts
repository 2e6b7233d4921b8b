import { LANGUAGES, type Language } from '../languages/index.ts';

/** The lists of what the staff writes, apart from the schemas so that a page can import them without a validator. */

/** The groups of banners: what a route shows is of the group that belongs to it. */
export const BANNER_GROUPS = [
  'w_home',
  'w_rng',
  'w_live',
  'w_fish',
  'w_pvp',
  'w_sports',
  'w_esports',
  'w_lott',
  'w_down',
  'w_promotion',
  'w_shop',
  'w_help',
  'w_cockfight',
] as const;

/** Where something leads: a route of the site, an address outside, a game, a promotion by its id. */
export const LINKAGES = ['INTERNAL', 'EXTERNAL', 'GAME', 'PROMO'] as const;

export const PIECE_KINDS = ['NOTICE', 'POPUP', 'BANNER', 'PROMOTION', 'HELP', 'DOWNLOAD', 'JOIN'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

export const PIECE_STATES = ['DRAFT', 'PUBLISHED', 'OFF'] as const;
export const AUDIENCES = ['ALL', 'VISITOR', 'MEMBER', 'AGENT'] as const;
export const PIECE_DEVICES = ['ANY', 'DESKTOP', 'PHONE'] as const;

/** Why a piece is not shown to a reader: the first thing that stands in its way. */
export const HIDDEN_REASONS = [
  'DRAFT',
  'OFF',
  'EARLY',
  'OVER',
  'DEVICE',
  'VISITORS_ONLY',
  'MEMBERS_ONLY',
  'AGENTS_ONLY',
  'LEVEL',
  'LANGUAGE',
] as const;
export type HiddenReason = (typeof HIDDEN_REASONS)[number];

/** Who the staff looks at the site as, where it is nobody in particular. */
export const READER_KINDS = ['VISITOR', 'MEMBER', 'AGENT'] as const;
export type ReaderKind = (typeof READER_KINDS)[number];

/**
 * The languages that a piece is looked for in, for a reader of one of them. The terms bind who cannot read them, too:
 * they are shown in whatever language there is.
 */
export const readingOrder = (
  { place }: { readonly place: string },
  language: Language,
  fallbacks: readonly Language[],
): readonly Language[] => [language, ...fallbacks, ...(place === 'TERMS' ? LANGUAGES : [])];

/** Where among its kind a piece may stand; where there is one place alone it has no name. */
export const PIECE_PLACES: Readonly<Record<PieceKind, readonly string[]>> = {
  NOTICE: [''],
  POPUP: [''],
  BANNER: BANNER_GROUPS,
  PROMOTION: [''],
  HELP: ['SITE', 'MEMBER', 'TERMS'],
  // By the types of their resources.
  DOWNLOAD: ['IOS', 'MOBILECONFIG', 'ANDROID'],
  JOIN: [''],
};

export const PIECE_LENGTHS = { title: 160, lead: 300, content: 20_000, action: 60 } as const;

/** What a picture may weigh as the staff sends it. */
export const MOST_PICTURE_BYTES = 700_000;

/** What the address of a promotion begins with, and what its picture is drawn as. */
const DRAWN_BY_PATH: readonly (readonly [start: string, name: string])[] = [
  ['/promotions?tab=activities', 'raffle'],
  ['/promotions', 'bonus'],
  ['/depositv2', 'deposit'],
  ['/pointMall', 'rewards-store'],
  ['/vip', 'level-up'],
  ['/register', 'referral'],
  ['/join', 'referral'],
  ['/rng', 'games'],
  ['/seamless', 'games'],
];

const drawnAs = ({ linkageType, linkageUrl }: Leading): string => {
  if (linkageType === 'GAME') return 'games';
  if (linkageType !== 'INTERNAL' || linkageUrl === null) return 'news';
  return DRAWN_BY_PATH.find(([start]) => linkageUrl.startsWith(start))?.[1] ?? 'news';
};

interface Leading {
  readonly kind: PieceKind;
  readonly linkageType: (typeof LINKAGES)[number] | null;
  readonly linkageUrl: string | null;
}

/** The picture that is drawn for a piece without one: a promotion is drawn by where it leads, the others have none. */
export const drawnArt = (piece: Leading): string | null =>
  piece.kind === 'PROMOTION' ? `/art/promotion/${drawnAs(piece)}.svg` : null;
