import { catalogue } from '@hintha/contract';
import { serveVisitor, type Http, type Served } from '@hintha/platform';
import type { House } from '../../house.ts';
import { listGamePage } from './list-game-page.ts';
import { readHotGames, readPopularGames, readVendors } from './read-shelf.ts';
import { mostMinBet } from './rules.ts';
import { serveArt } from './serve-art.ts';
import { toGameView, toLanes, toMenus } from './views.ts';

export const routes = (house: House): Served[] => [
  serveVisitor(catalogue.readGameMenus, async () =>
    toMenus(await readVendors(house.db), catalogue.CATEGORIES),
  ),
  serveVisitor(catalogue.listGameTypes, async () =>
    toMenus(await readVendors(house.db), catalogue.CATEGORIES).map((menu) => menu.gameCategory),
  ),
  serveVisitor(catalogue.listVendors, async () => toLanes(await readVendors(house.db), catalogue.CATEGORIES)),
  serveVisitor(catalogue.listGames, async ({ query, language }) => {
    const filter = {
      category: query.gameType,
      vendor: query.vassalage ?? '',
      classify: query.gameClassify ?? '',
      name: query.gameName?.trim() ?? '',
      mostMinBet: mostMinBet(query.minBet),
      leastLines: query.minLineNum ?? 0,
    };
    const { games, total } = await listGamePage(house.db, filter, { no: query.pageNo, size: query.pageSize });
    const now = house.clock.now();
    return {
      games: games.map((game) => toGameView(game, language, now)),
      totalPages: Math.ceil(total / query.pageSize),
      total,
    };
  }),
  serveVisitor(catalogue.listHotGames, async ({ query, language }) => {
    const games = await readHotGames(house.db, query.vassalage ?? '');
    return { list: games.map((game) => toGameView(game, language, house.clock.now())) };
  }),
  serveVisitor(catalogue.listPopularGames, async ({ query, language }) => {
    const games = await readPopularGames(house.db, query.count);
    return { games: games.map((game) => toGameView(game, language, house.clock.now())) };
  }),
];

/** What stands beside the contract's calls: the drawn pictures. */
export const serveOthers = (http: Http, house: House): void => serveArt(http, house);
