import { sports } from '@hintha/contract';
import { formatAmount } from '@hintha/money';
import { BusinessError, serve, type Served, serveVisitor } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { businessDay, dayEnd, dayStart } from '../../business-day.ts';
import { readSettings } from '../settings/index.ts';
import { quoteCashOut, takeCashOut } from './cash-out/cash-out.ts';
import {
  countEvents,
  findEvents,
  listEvents,
  listIncidents,
  listOver,
  readClock,
} from './events/event-store.ts';
import { countMarkets, listMainMarkets, listMarkets } from './events/market-store.ts';
import { readPreferences, upsertPreferences } from './preference-store.ts';
import { delayOf, isDecided, printTenThousandths, scoreOf } from './rules.ts';
import { sportsSettings } from './settings.ts';
import { cancelTicket } from './tickets/cancel-ticket.ts';
import { readPlaced } from './tickets/list-tickets.ts';
import { quoteTicket } from './tickets/quote-ticket.ts';
import { findTicket, listTickets } from './tickets/ticket-store.ts';
import { openTicketWriter } from './tickets/ticket-writer.ts';
import { toTicketView } from './ticket-views.ts';
import { printResult, toEventState, toEventView } from './views.ts';

type AskedLegs = { marketId: string; pick: string; line: string | null; shown: string }[];

const toLegs = (legs: AskedLegs) => legs.map((leg) => ({ ...leg, marketId: BigInt(leg.marketId) }));

/** What anybody may know: events, their markets, and results. */
const publicRoutes = (ctx: AppContext): Served[] => {
  const { db } = ctx;
  return [
    serveVisitor(sports.listSportsEvents, async ({ query: { sport, when, league = null } }) => {
      const { silenceSeconds } = await readSettings(db, sportsSettings);
      const now = await readClock(db);
      const dayEnds = dayEnd(businessDay(now));
      const filter = {
        sport,
        league,
        isLive: when === 'live',
        startsBefore: when === 'today' ? dayEnds : null,
        startsFrom: when === 'early' ? dayEnds : null,
      };
      const [events, counts] = await Promise.all([
        listEvents(db, filter, silenceSeconds),
        countEvents(db, sport, dayEnds),
      ]);
      const ids = events.map(({ id }) => id);
      const [markets, marketCounts] = await Promise.all([listMainMarkets(db, ids), countMarkets(db, ids)]);
      const byEvent = Map.groupBy(markets, ({ eventId }) => eventId);
      return {
        now: now.getTime(),
        counts,
        list: events.map((event) =>
          toEventView(event, byEvent.get(event.id) ?? [], marketCounts.get(event.id) ?? 0),
        ),
      };
    }),
    serveVisitor(sports.readSportsEvent, async ({ params }) => {
      const id = BigInt(params.id);
      const { silenceSeconds } = await readSettings(db, sportsSettings);
      const event = (await findEvents(db, [id], silenceSeconds)).get(id);
      if (event === undefined) throw new BusinessError('not_found');
      const [now, markets, incidents] = await Promise.all([
        readClock(db),
        listMarkets(db, id),
        listIncidents(db, id),
      ]);
      const count = markets.filter(({ state }) => state !== 'CLOSED').length;
      return {
        now: now.getTime(),
        event: toEventView(event, markets, count),
        timeline: incidents.map(({ kind, side, minute, homeScore, awayScore }) => ({
          kind,
          side,
          minute,
          score: { home: homeScore, away: awayScore },
        })),
        statistics: { ...event.standing.statistics },
        result: isDecided(event.state) && event.result !== null ? printResult(event.result) : null,
      };
    }),
    serveVisitor(sports.listSportsResults, async ({ query: { sport, day: asked } }) => {
      const day = asked ?? businessDay(await readClock(db));
      const events = await listOver(db, sport, { from: dayStart(day), to: dayEnd(day) });
      return {
        day,
        list: events.map((event) => ({
          id: String(event.id),
          league: { code: event.league, name: event.leagueName },
          home: event.home,
          away: event.away,
          startsAt: event.startsAt.getTime(),
          score: scoreOf(event),
          halfTime: event.standing.halfTime ?? null,
          state: toEventState(event.state),
        })),
      };
    }),
  ];
};

/** What a member bets, takes back, and sells. */
const ticketRoutes = (ctx: AppContext): Served[] => {
  const takeTicket = openTicketWriter(ctx);
  const answer = async (accountId: bigint, id: bigint): Promise<sports.TicketView> => {
    const ticket = await findTicket(ctx.db, accountId, id);
    const [placed] = ticket === undefined ? [] : await readPlaced(ctx, accountId, [ticket]);
    if (placed === undefined) throw new BusinessError('not_found');
    return toTicketView(placed);
  };
  return [
    serve(sports.quoteSportsTicket, async ({ caller: { accountId }, body }) => {
      const { kind, format, systemSize = null } = body;
      const quote = await quoteTicket(ctx, { accountId, kind, format, systemSize, legs: toLegs(body.legs) });
      return {
        legs: quote.legs.map(({ leg, offer, isOpen }) => ({
          marketId: String(leg.marketId),
          isOpen,
          line: offer.market.line === '' ? null : offer.market.line,
          shown: leg.shown,
          price: leg.price === 0 ? null : printTenThousandths(leg.price),
        })),
        bets: quote.bets,
        combinedPrice: quote.combinedPrice,
        least: formatAmount(quote.least),
        most: formatAmount(quote.most),
        mostPayout: formatAmount(quote.mostPayout),
        delaySeconds: Math.max(...quote.legs.map(({ offer }) => delayOf(offer.event, quote.settings))),
        problem: quote.problem,
      };
    }),
    serve(sports.placeSportsTicket, async ({ caller: { accountId }, body }) => {
      const { kind, format, accepts, amount, requestId, systemSize = null } = body;
      const legs = toLegs(body.legs);
      const ticket = await takeTicket({
        accountId,
        kind,
        format,
        accepts,
        amount,
        requestId,
        systemSize,
        legs,
      });
      return answer(accountId, ticket.id);
    }),
    serve(sports.listSportsTickets, async ({ caller: { accountId }, query }) => {
      const { openOnly, pageNo, pageSize: limit } = query;
      const page = { limit, offset: (pageNo - 1) * limit };
      const { tickets, total } = await listTickets(ctx.db, { accountId, openOnly }, page);
      const placed = await readPlaced(ctx, accountId, tickets);
      return { list: placed.map(toTicketView), total, totalPages: Math.ceil(total / limit) };
    }),
    serve(sports.readSportsTicket, ({ caller: { accountId }, params }) =>
      answer(accountId, BigInt(params.id)),
    ),
    serve(sports.cancelSportsTicket, async ({ caller: { accountId }, params }) => {
      await cancelTicket(ctx, accountId, BigInt(params.id));
      return answer(accountId, BigInt(params.id));
    }),
  ];
};

const cashOutRoutes = (ctx: AppContext): Served[] => [
  serve(sports.quoteCashOut, async ({ caller: { accountId }, params, body: { part } }) => {
    const ticketId = BigInt(params.id);
    const { offer, delaySeconds, counts } = await quoteCashOut(ctx, { accountId, ticketId, part });
    return {
      quoteId: offer.id,
      paid: formatAmount(offer.paid),
      soldStake: formatAmount(offer.soldStake),
      countsForTurnover: counts,
      expiresAt: offer.expiresAt.getTime(),
      delaySeconds,
    };
  }),
  serve(sports.takeCashOut, async ({ caller: { accountId }, params, body: { quoteId } }) => {
    const ticketId = BigInt(params.id);
    await takeCashOut(ctx, { accountId, ticketId, quoteId });
    const ticket = await findTicket(ctx.db, accountId, ticketId);
    const [placed] = ticket === undefined ? [] : await readPlaced(ctx, accountId, [ticket]);
    if (placed === undefined) throw new BusinessError('not_found');
    return toTicketView(placed);
  }),
];

const preferenceRoutes = ({ db }: AppContext): Served[] => [
  serve(sports.readSportsPreferences, ({ caller: { accountId } }) => readPreferences(db, accountId)),
  serve(sports.updateSportsPreferences, async ({ caller: { accountId }, body }) => {
    await upsertPreferences(db, accountId, body);
    return body;
  }),
];

export const routes = (ctx: AppContext): Served[] => [
  ...publicRoutes(ctx),
  ...ticketRoutes(ctx),
  ...cashOutRoutes(ctx),
  ...preferenceRoutes(ctx),
];
