import { drawCover, drawEmblem, drawHero, SUBJECT_NAMES, type SubjectName } from '@hintha/art';
import { catalogue, CONSOLE_ROUTES } from '@hintha/contract';
import {
  type Http,
  cached,
  type Served,
  type ServedToStaff,
  servePictures,
  serveStaff,
  serveVisitor,
} from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { actorOf, toChange } from '../audit/index.ts';
import { readPicture } from './find-game.ts';
import {
  cacheAnswers,
  type CatalogueIndex,
  keyOf,
  catalogueIndexOf,
} from './game-index/open-catalogue-index.ts';
import { readFilter } from './game-index/read-filter.ts';
import { listRoutes } from './lists/routes.ts';
import { lobbyRoutes } from './lobby/routes.ts';
import { openingRoutes } from './openings/routes.ts';
import { hotGames } from './rules.ts';
import { listAvailability, setVendorAvailability } from './set-availability.ts';
import type { StoredGame } from './types.ts';
import { toGameView, toVendorGroups, toMenus } from './views.ts';

export const routes = (ctx: AppContext): Served[] => {
  const index = catalogueIndexOf(ctx);
  const keep = cacheAnswers(ctx.clock);
  /** Answers a question by its words from the index as it is now. */
  const ask: Ask = async (question, answer) => {
    const now = await index();
    return keep(now, question.join(' '), () => answer(now));
  };
  return [
    ...menuRoutes(ask),
    ...gameRoutes(ctx, index, ask),
    ...listRoutes(ctx, index),
    ...openingRoutes(ctx),
  ];
};

type OpenedCatalogueIndex = ReturnType<typeof catalogueIndexOf>;
type Ask = <Answer extends object>(
  question: readonly (string | number)[],
  answer: (index: CatalogueIndex) => Answer,
) => Promise<Answer>;

const menuRoutes = (ask: Ask): Served[] => {
  const menus = async ({ language }: { language: string }) =>
    ask(['menus', language], (now) => toMenus(now, language));
  return [
    serveVisitor(catalogue.readGameMenus, menus),
    serveVisitor(catalogue.listGameTypes, async (asked) =>
      (await menus(asked)).map((menu) => menu.gameCategory),
    ),
    serveVisitor(catalogue.listVendors, async ({ language }) =>
      ask(['lanes', language], ({ vendors, categories, games }) =>
        toVendorGroups(vendors, categories, games),
      ),
    ),
  ];
};

const MOST_CHILDREN = 48;

const gameRoutes = ({ clock }: AppContext, index: OpenedCatalogueIndex, ask: Ask): Served[] => {
  const view = (language: string) => (game: StoredGame) => toGameView(game, language, clock.now());
  return [
    serveVisitor(catalogue.listGames, async ({ query, language }) => {
      const { pageNo, pageSize } = query;
      const filter = readFilter(query, language);
      const answer = (now: CatalogueIndex) => {
        const picked = now.pick(filter);
        const page = picked.slice((pageNo - 1) * pageSize, pageNo * pageSize);
        return {
          games: page.map(view(language)),
          totalPages: Math.ceil(picked.length / pageSize),
          total: picked.length,
        };
      };
      // What people type is seldom typed twice.
      if (filter.name !== '') return answer(await index());
      return ask(['list', language, keyOf(filter), pageNo, pageSize], answer);
    }),
    serveVisitor(catalogue.listHotGames, async ({ query: { vassalage = '' }, language }) =>
      ask(['hot', language, vassalage], ({ games }) => ({
        list: hotGames(games, vassalage).map(view(language)),
      })),
    ),
    serveVisitor(catalogue.listChildGames, async ({ query: { vassalage, gameType }, language }) =>
      ask(['children', language, vassalage, gameType], (now) => {
        const games = now.pick(readFilter({ gameType, vassalage }, language));
        return { games: games.slice(0, MOST_CHILDREN).map(view(language)), total: games.length };
      }),
    ),
    serveVisitor(catalogue.listPopularGames, async ({ query, language }) =>
      // Hot games first, then what is played most: the order of the list.
      ask(['popular', language, query.count], ({ games }) => ({
        games: games.slice(0, query.count).map(view(language)),
      })),
    ),
  ];
};

/** The calls of the staff. */
export const consoleRoutes = (ctx: AppContext): ServedToStaff[] => [
  ...availabilityRoutes(ctx),
  ...lobbyRoutes(ctx),
];

/** What the staff sees of the vendors, and does to them. */
const availabilityRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listVendorAvailability, async () =>
    (await listAvailability(ctx)).map(({ vendor, changed }) => ({
      ...vendor,
      changed: toChange(changed),
    })),
  ),
  serveStaff(CONSOLE_ROUTES.setVendorAvailability, async ({ caller, params, body }) => {
    await setVendorAvailability(ctx, { ...body, code: params.code, actor: actorOf(caller) });
    return {};
  }),
];

const KNOWN_FOR_MS = 60_000;

/** The pictures under /art: covers of games, emblems, the hero. They are drawn when asked for, not stored. */
export const serveArt = (http: Http, ctx: AppContext): void => {
  const coverOf = cached(ctx.clock, KNOWN_FOR_MS, async (title) => {
    const order = await readPicture(ctx.db, title);
    return order === undefined ? undefined : drawCover(order);
  });
  servePictures(http, {
    '/art/cover/:vendor/:code.svg': ({ vendor, code }) => coverOf(`${vendor}/${code}`),
    '/art/emblem/:name.svg': async ({ name = '' }) => (isSubject(name) ? drawEmblem(name) : undefined),
    '/art/hero.svg': async () => drawHero(),
  });
};

const isSubject = (name: string): name is SubjectName => (SUBJECT_NAMES as readonly string[]).includes(name);
