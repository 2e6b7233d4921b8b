import { money } from '@hintha/money';
import type { hub88 } from '@hintha/vendor-protocol';
import type { ListedGame } from '../../../catalogue/index.ts';

// The dialect leaves categories to the suppliers, who write them in words; the first that fits counts.
const CATEGORIES: readonly (readonly [words: RegExp, category: ListedGame['category']])[] = [
  [/live/i, 'LIVE'],
  [/e-?sport/i, 'ESPORTS'],
  [/sport/i, 'SPORTS'],
  [/fish|shooting/i, 'FISH'],
  [/lott|bingo|keno|scratch/i, 'ELOTT'],
  [/poker/i, 'PVP'],
];

const categoryOf = (name: string | null): ListedGame['category'] =>
  CATEGORIES.find(([words]) => words.test(name ?? ''))?.[1] ?? 'RNG';

/** A supplier goes by its name only; ours is a code. */
const vendorCodeOf = (product: string): string => {
  const letters = product.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return `${/^[A-Z]/.test(letters) ? '' : 'V'}${letters}`.slice(0, 32);
};

/** The dialect does not say what a game takes at least; no bet is below the smallest amount. */
const LEAST_BET = money(1n);

const PPM_OF_PERCENT = 10_000;

const toListedGame = (game: hub88.ListedGame): ListedGame => {
  const { game_code, name, product, category, paylines, release_date, rtp } = game;
  return {
    vendor: vendorCodeOf(product),
    vendorName: product,
    vendorEmblem: 'gem',
    code: game_code,
    category: categoryOf(category),
    names: { en: name },
    title: name,
    classify: null,
    minBet: LEAST_BET,
    lines: paylines ?? 0,
    subject: 'gem',
    palette: 'jade',
    hot: false,
    releasedAt: new Date(release_date ?? 0),
    maxBet: null,
    rtpPpm: rtp === null ? null : Math.round(Number(rtp) * PPM_OF_PERCENT),
    // Its scale is each supplier's own.
    volatility: null,
  };
};

/** The games that are offered, and may be played in the country. */
export const toListedGames = (games: readonly hub88.ListedGame[], country: string): ListedGame[] =>
  games
    .filter(({ enabled, blocked_countries: blocked }) => enabled && !blocked.includes(country))
    .map(toListedGame);
