import { lottery } from '@hintha/contract';
import { formatAmount } from '@hintha/money';
import { BusinessError, serve, type Served, serveVisitor } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { readSettings } from '../settings/index.ts';
import { findPublishedSeeds, listPublishedSeeds } from './draws/seed-store.ts';
import { chaseRoutes } from './chase/routes.ts';
import { listGamesOn } from './calendar/read-changes.ts';
import { lotteryGame } from './games.ts';
import { placeInstant } from './instant/place-instant.ts';
import { limitRoutes } from './numbers/routes.ts';
import { readGames } from './numeros/read-games.ts';
import { listAhead, listLocked, listPublished, readClock } from './numeros/numero-store.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { listOrders, readPlaced } from './orders/list-orders.ts';
import { listRecentGames } from './orders/order-store.ts';
import { openOrderWriter } from './orders/order-writer.ts';
import { BASE_UNIT, rulesOf } from './orders/price-bet.ts';
import { readModes } from './prize-modes/read-modes.ts';
import { dayOf } from './rules.ts';
import { lotterySettings } from './settings.ts';
import type { LotteryGame, LotteryOrder } from './types.ts';
import { toDaySeedView, toDrawView, toGameView, toNumeroView, toOrderView, toTimesView } from './views.ts';

/** As many numeros ahead as a plan of many can have. */
const MOST_AHEAD = 121;
/** Days of a game whose seeds are told: a month and what lies ahead. */
const MOST_SEEDS = 40;

const gameOf = (code: string): LotteryGame => {
  const game = lotteryGame(code);
  if (game === undefined) throw new BusinessError('not_found');
  return game;
};

const isInstant = ({ schedule }: LotteryGame): boolean => schedule.kind === 'instant';

/** What anybody may know: the games, their numeros, results and proofs. */
const publicRoutes = (ctx: AppContext): Served[] => {
  const listResults = async ({ gameCode, count }: { gameCode: string; count: number }) =>
    (await listPublished(ctx.db, [gameOf(gameCode).code], count)).map(toNumeroView);
  return [
    serveVisitor(lottery.readLotteryMenus, async ({ query, language }) => {
      const [now, families] = await Promise.all([readClock(ctx.db), readGames(ctx.db, query.prizeMode)]);
      return {
        now: now.getTime(),
        menus: families.map(({ family, games }) => ({
          prizeMode: family,
          games: games.map(({ game, open, last }) => ({
            ...toGameView(game, language),
            numero: open && toTimesView(open),
            last: last && toNumeroView(last),
          })),
        })),
      };
    }),
    serveVisitor(lottery.readVnGameMenu, async ({ language }) =>
      (await listGamesOn(ctx.db))
        .filter(({ rules }) => rules.startsWith('VN_'))
        .map((game) => ({
          gameCode: game.code,
          name: toGameView(game, language).name,
          playTypes: [...rulesOf(game).plays.keys()],
        })),
    ),
    serveVisitor(lottery.listVnNumeros, ({ query }) => listResults(query)),
    serveVisitor(lottery.listNumeros, ({ query }) => listResults(query)),
    serveVisitor(lottery.readOpenedNumero, async ({ query }) => {
      const [latest] = await listResults({ ...query, count: 1 });
      return latest ?? null;
    }),
    serveVisitor(lottery.listDraws, async ({ query: { gameCode, issue: code = null, pageNo, pageSize } }) => {
      const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
      const { numeros, total } = await listLocked(ctx.db, { game: gameOf(gameCode).code, code }, page);
      const seeds = await findPublishedSeeds(ctx.db, gameCode, [...new Set(numeros.map(dayOf))]);
      const list = numeros.map((numero) => toDrawView(numero, seeds.get(dayOf(numero))));
      return { list, total, totalPages: Math.ceil(total / pageSize) };
    }),
    serveVisitor(lottery.listLotterySeeds, async ({ query: { gameCode } }) =>
      (await listPublishedSeeds(ctx.db, gameOf(gameCode).code, MOST_SEEDS)).map(toDaySeedView),
    ),
  ];
};

/** What a member needs to bet. */
const lobbyRoutes = (ctx: AppContext): Served[] => [
  serve(lottery.readLotteryLobby, async ({ caller, query, language }) => {
    const game = gameOf(query.gameCode);
    const [now, settings, modes, ahead, [last]] = await Promise.all([
      readClock(ctx.db),
      readSettings(ctx.db, lotterySettings),
      readModes(ctx.db, caller.accountId, game),
      isInstant(game) ? [] : listAhead(ctx.db, [game.code], MOST_AHEAD),
      listPublished(ctx.db, [game.code], 1),
    ]);
    const [next, ...later] = ahead;
    return {
      game: toGameView(game, language),
      now: now.getTime(),
      numero: next?.isOpen ? toTimesView(next) : null,
      ahead: (next?.isOpen ? later : ahead).map(toTimesView),
      last: last === undefined ? null : toNumeroView(last),
      modes,
      limits: {
        baseUnit: formatAmount(BASE_UNIT),
        leastOrder: formatAmount(settings.leastOrder),
        mostPayout: formatAmount(settings.mostPayout),
        mostPayoutInNumero: formatAmount(settings.mostPayoutInNumero),
        mostBets: lottery.MOST_BETS,
      },
      playTypes: [...rulesOf(game).plays.keys()],
    };
  }),
  serve(lottery.listRecentLotteries, async ({ caller, query, language }) => {
    const codes = await listRecentGames(ctx.db, caller.accountId, query.pageSize);
    return codes.map((code) => toGameView(gameOf(code), language));
  }),
];

/** What a member bets, and takes back. */
const orderRoutes = (ctx: AppContext): Served[] => {
  const answer = async (order: LotteryOrder, language: string): Promise<lottery.LotteryOrderView> => {
    const [placed] = await readPlaced(ctx, order.accountId, [order]);
    if (placed === undefined) throw new Error(`order ${order.id} cannot be read`);
    return toOrderView(placed, language);
  };
  const takeOrder = openOrderWriter(ctx);
  return [
    serve(lottery.placeLotteryOrder, async ({ caller: { accountId }, body, language }) => {
      const { gameCode: game, issue: numero, prizeMode, requestId } = body;
      const bets = body.bets.map(({ playType, numbers, unitStake }) => ({
        play: playType,
        selection: numbers,
        unitStake,
      }));
      const order = { accountId, game, bets, prizeMode, requestId };
      if (isInstant(gameOf(game)) !== (numero === undefined)) throw new BusinessError('not_found');
      return answer(
        numero === undefined ? await placeInstant(ctx, order) : await takeOrder({ ...order, numero }),
        language,
      );
    }),
    serve(lottery.listLotteryOrders, async ({ caller: { accountId }, query, language }) => {
      const { gameCode: game, openOnly, pageNo: no, pageSize: size } = query;
      const { orders, total } = await listOrders(ctx, { accountId, game, openOnly }, { no, size });
      return {
        list: orders.map((order) => toOrderView(order, language)),
        total,
        totalPages: Math.ceil(total / size),
      };
    }),
    serve(lottery.cancelLotteryOrder, async ({ caller: { accountId }, params, query, language }) => {
      const { betId } = query;
      return answer(await cancelOrder(ctx, { accountId, orderId: BigInt(params.id), betId }), language);
    }),
  ];
};

export const routes = (ctx: AppContext): Served[] => [
  ...publicRoutes(ctx),
  ...limitRoutes(ctx),
  ...lobbyRoutes(ctx),
  ...orderRoutes(ctx),
  ...chaseRoutes(ctx),
];
