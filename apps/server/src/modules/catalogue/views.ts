import type { catalogue } from '@hintha/contract';
import { formatAmount, money } from '@hintha/money';
import { isNew, nameIn, vendorNameIn } from './rules.ts';
import type { CatalogueIndex } from './game-index/open-catalogue-index.ts';
import type { StoredGame, StoredVendor } from './types.ts';

/** Where the picture of a game is served. */
export const coverPath = (vendor: string, code: string): string => `/art/cover/${vendor}/${code}.svg`;

export const toGameView = (game: StoredGame, language: string, now: Date): catalogue.GameView => ({
  nodeId: game.id,
  vassalage: game.vendor,
  vendorName: vendorNameIn(game, language),
  gameType: game.category,
  gameCode: game.code,
  name: nameIn(game, language),
  title: game.title,
  isGame: 'GAME',
  classify: game.classify,
  minBet: formatAmount(money(game.minBet)),
  minLineNum: game.lines,
  isHot: game.hot,
  isNew: isNew(game.releasedAt, now),
  available: game.available,
  cover: coverPath(game.vendor, game.code),
});

const toVendorView = (vendor: StoredVendor, language: string): catalogue.VendorView => ({
  vendor: vendor.code,
  name: vendor.names[language] ?? vendor.name,
  emblem: `/art/emblem/${vendor.emblem}.svg`,
  games: vendor.games,
  maintenance: vendor.maintenance,
  opensSoon: vendor.opensSoon,
});

export const toMenus = (
  { vendors, categories, filtersOf }: Pick<CatalogueIndex, 'vendors' | 'categories' | 'filtersOf'>,
  language: string,
): catalogue.GameMenuView[] =>
  categories
    .map((category) => ({
      gameCategory: category,
      vendors: vendors
        .filter((vendor) => vendor.category === category)
        .map((vendor) => toVendorView(vendor, language)),
      filters: filtersOf(category),
    }))
    .filter((menu) => menu.vendors.length > 0);

export const toVendorGroups = (
  vendors: readonly StoredVendor[],
  order: readonly catalogue.Category[],
  games: readonly StoredGame[],
) => {
  const hot = new Set(games.filter((game) => game.hot).map(({ vendor }) => vendor));
  return order
    .map((title) => ({
      title,
      cards: vendors
        .filter((vendor) => vendor.category === title)
        .map(({ code }) => ({ vassalage: code, gameType: title, isHot: hot.has(code) })),
    }))
    .filter((group) => group.cards.length > 0);
};
