import { catalogue } from '@hintha/contract';
import { serveVisitor, type Http, type Served, type ServedToStaff } from '@hintha/platform';
import type { House } from '../../house.ts';
import { listRoutes } from './lists/routes.ts';
import { hotGames, mostMinBet } from './rules.ts';
import { serveArt } from './serve-art.ts';
import { openShelf } from './shelf/index.ts';
import { switchboardRoutes } from './switchboard/routes.ts';
import { toGameView, toLanes, toMenus } from './views.ts';

export const routes = (house: House): Served[] => {
  const shelf = openShelf(house);
  return [...menuRoutes(shelf), ...gameRoutes(house, shelf), ...listRoutes(house)];
};

type OpenedShelf = ReturnType<typeof openShelf>;

const menuRoutes = (shelf: OpenedShelf): Served[] => {
  const menus = async () => toMenus((await shelf()).vendors, catalogue.CATEGORIES);
  return [
    serveVisitor(catalogue.readGameMenus, menus),
    serveVisitor(catalogue.listGameTypes, async () => (await menus()).map((menu) => menu.gameCategory)),
    serveVisitor(catalogue.listVendors, async () => toLanes((await shelf()).vendors, catalogue.CATEGORIES)),
  ];
};

const MOST_CHILDREN = 48;

const EVERY_GAME = { classify: '', name: '', mostMinBet: null, leastLines: 0 };

const gameRoutes = ({ clock }: House, shelf: OpenedShelf): Served[] => [
  serveVisitor(catalogue.listGames, async ({ query, language }) => {
    const { pageNo, pageSize } = query;
    const picked = (await shelf()).pick({
      category: query.gameType,
      vendor: query.vassalage ?? '',
      classify: query.gameClassify ?? '',
      name: query.gameName?.trim() ?? '',
      mostMinBet: mostMinBet(query.minBet),
      leastLines: query.minLineNum ?? 0,
    });
    const page = picked.slice((pageNo - 1) * pageSize, pageNo * pageSize);
    return {
      games: page.map((game) => toGameView(game, language, clock.now())),
      totalPages: Math.ceil(picked.length / pageSize),
      total: picked.length,
    };
  }),
  serveVisitor(catalogue.listHotGames, async ({ query, language }) => {
    const games = hotGames((await shelf()).games, query.vassalage ?? '');
    return { list: games.map((game) => toGameView(game, language, clock.now())) };
  }),
  serveVisitor(catalogue.listChildGames, async ({ query: { vassalage, gameType }, language }) => {
    const games = (await shelf()).pick({ ...EVERY_GAME, category: gameType, vendor: vassalage });
    return {
      games: games.slice(0, MOST_CHILDREN).map((game) => toGameView(game, language, clock.now())),
      total: games.length,
    };
  }),
  serveVisitor(catalogue.listPopularGames, async ({ query, language }) => {
    // Hot games first, then the newest: the order of the shelf.
    const games = (await shelf()).games.slice(0, query.count);
    return { games: games.map((game) => toGameView(game, language, clock.now())) };
  }),
];

/** The calls of the staff. */
export const consoleRoutes = (house: House): ServedToStaff[] => switchboardRoutes(house);

/** What stands beside the contract's calls: the drawn pictures. */
export const serveOthers = (http: Http, house: House): void => serveArt(http, house);
