import { CONSOLE_ROUTES } from '@hintha/contract';
import { BusinessError, serveStaff, type ServedToStaff } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { toProposedView } from '../approvals/index.ts';
import { toResettlementView } from '../bets/index.ts';
import { readSettings } from '../settings/index.ts';
import { findEvents, readClock } from './events/event-store.ts';
import { listMarkets } from './events/market-store.ts';
import {
  correctableUntil,
  dismissReport,
  proposeResettlement,
  proposeResult,
  proposeVoid,
  readCorrection,
} from './results/proposals.ts';
import { listResults } from './results/result-store.ts';
import { previewResettlement } from './settlement/resettle-event.ts';
import { sportsSettings } from './settings.ts';
import { listExposures } from './tickets/exposure-store.ts';
import { proposeLeague } from './trading/change-league.ts';
import { setPrices, suspendEvent, suspendMarket } from './trading/trade-market.ts';
import {
  findTraded,
  listLargest,
  listLeagues,
  listOwnPriced,
  listSilentEvents,
  listTraded,
  readFeedHealth,
} from './trading/trading-store.ts';
import { toAdminEventView, toAdminMarketView, toTicketRow } from './trading/trading-views.ts';
import { toResultView } from './views.ts';

const MOST_TICKETS = 20;

const readTraded = async ({ db }: AppContext, id: bigint) => {
  const settings = await readSettings(db, sportsSettings);
  const event = await findTraded(db, id, settings.silenceSeconds);
  if (event === undefined) throw new BusinessError('not_found');
  const markets = await listMarkets(db, id);
  const [exposures, own, tickets, results, until] = await Promise.all([
    listExposures(
      db,
      markets.map((market) => market.id),
    ),
    listOwnPriced(db, id),
    listLargest(db, id, MOST_TICKETS),
    listResults(db, id),
    correctableUntil(db, event),
  ]);
  const byMarket = Map.groupBy(exposures, ({ marketId }) => marketId);
  return {
    ...toAdminEventView(event, settings),
    markets: markets.map((market) =>
      toAdminMarketView(event, market, byMarket.get(market.id) ?? [], own.has(market.id)),
    ),
    tickets: tickets.map(toTicketRow),
    result: event.result === null ? null : toResultView(event.result),
    correctableUntil: until?.getTime() ?? null,
    results: results.map(({ id: resultId, result, source, enteredBy, enteredAt, differs, outcome }) => ({
      id: String(resultId),
      result: toResultView(result),
      source,
      enteredBy,
      enteredAt: enteredAt.getTime(),
      difference: differs ? { outcome } : null,
    })),
  };
};

const readHealth = async ({ db }: AppContext) => {
  const { silenceSeconds } = await readSettings(db, sportsSettings);
  const [now, { heardAt, ...health }, silent] = await Promise.all([
    readClock(db),
    readFeedHealth(db),
    listSilentEvents(db, silenceSeconds),
  ]);
  return {
    ...health,
    now: now.getTime(),
    heardAt: heardAt?.getTime() ?? null,
    silenceSeconds,
    silent: silent.map(({ id, home, away, heardAt: at }) => ({
      id: String(id),
      home,
      away,
      heardAt: at.getTime(),
    })),
  };
};

/** What the staff sees of the book. */
const readerRoutes = (ctx: AppContext): ServedToStaff[] => {
  const { db } = ctx;
  return [
    serveStaff(
      CONSOLE_ROUTES.listAdminEvents,
      async ({ query: { sport = null, list, pageNo, pageSize } }) => {
        const settings = await readSettings(db, sportsSettings);
        const { silenceSeconds } = settings;
        const page = { limit: pageSize, offset: (pageNo - 1) * pageSize, silenceSeconds };
        const { events, total } = await listTraded(db, { sport, list }, page);
        return {
          list: events.map((event) => toAdminEventView(event, settings)),
          total,
          totalPages: Math.ceil(total / pageSize),
        };
      },
    ),
    serveStaff(CONSOLE_ROUTES.readAdminEvent, ({ params }) => readTraded(ctx, BigInt(params.id))),
    serveStaff(CONSOLE_ROUTES.listSportsLeagues, () => listLeagues(db)),
    serveStaff(CONSOLE_ROUTES.readSportsFeed, () => readHealth(ctx)),
  ];
};

/** What the staff does at once: it stops bets, lets them go on, and sets prices. */
const tradingRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.suspendSportsEvent, async ({ caller, params, body }) => {
    await suspendEvent(ctx, caller, { ...body, id: BigInt(params.id) });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.suspendSportsMarket, async ({ caller, params, body }) => {
    await suspendMarket(ctx, caller, { ...body, id: BigInt(params.id) });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.setSportsPrices, async ({ caller, params, body }) => {
    await setPrices(ctx, caller, { ...body, id: BigInt(params.id) });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.dismissEventReport, async ({ caller, params, body: { reason } }) => {
    const report = { eventId: BigInt(params.id), resultId: BigInt(params.reportId) };
    await dismissReport(ctx, caller, { ...report, reason });
    return {};
  }),
];

/** What takes two of the staff. */
const proposalRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.updateSportsLeague, async ({ caller, params, body }) =>
    toProposedView(await proposeLeague(ctx, caller, { ...body, code: params.code })),
  ),
  serveStaff(CONSOLE_ROUTES.enterSportsResult, async ({ caller, params, body }) =>
    toProposedView(await proposeResult(ctx, caller, { ...body, eventId: BigInt(params.id) })),
  ),
  serveStaff(CONSOLE_ROUTES.proposeEventVoid, async ({ caller, params, body }) =>
    toProposedView(await proposeVoid(ctx, caller, { ...body, eventId: BigInt(params.id) })),
  ),
  serveStaff(CONSOLE_ROUTES.proposeEventResettlement, async ({ caller, params, body }) =>
    toProposedView(await proposeResettlement(ctx, caller, { ...body, eventId: BigInt(params.id) })),
  ),
  serveStaff(CONSOLE_ROUTES.previewEventResettlement, async ({ params, body }) => {
    const id = BigInt(params.id);
    const settings = await readSettings(ctx.db, sportsSettings);
    const event = (await findEvents(ctx.db, [id], settings.silenceSeconds)).get(id);
    if (event === undefined) throw new BusinessError('not_found');
    const result = await readCorrection(ctx, ctx.db, event, body.result);
    return toResettlementView(await previewResettlement(ctx, { ...event, result }, settings));
  }),
];

export const consoleRoutes = (ctx: AppContext): ServedToStaff[] => [
  ...readerRoutes(ctx),
  ...tradingRoutes(ctx),
  ...proposalRoutes(ctx),
];
