import { sports } from '@hintha/contract';
import { formatAmount } from '@hintha/money';
import { BusinessError, serve, type Served } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { quoteCashOut, takeCashOut } from './cash-out/cash-out.ts';
import { eventRoutes } from './event-routes.ts';
import { readPreferences, upsertPreferences } from './preference-store.ts';
import { listResting, refuseResting } from './resting.ts';
import { cancelTicket } from './tickets/cancel-ticket.ts';
import { readPlaced } from './tickets/list-tickets.ts';
import { quoteTicket } from './tickets/quote-ticket.ts';
import { findTicket, listTickets } from './tickets/ticket-store.ts';
import { openTicketWriter } from './tickets/ticket-writer.ts';
import { toQuoteView, toTicketView } from './ticket-views.ts';

/** The page of the site that shows the book. */
const BOOK_PAGE = '/sports';

type AskedLegs = { marketId: string; pick: string; line: string | null; shown: string }[];

const toLegs = (legs: AskedLegs) => legs.map((leg) => ({ ...leg, marketId: BigInt(leg.marketId) }));

const readTicket = async (ctx: AppContext, accountId: bigint, id: bigint): Promise<sports.TicketView> => {
  const ticket = await findTicket(ctx.db, accountId, id);
  const [placed] = ticket === undefined ? [] : await readPlaced(ctx, accountId, [ticket]);
  if (placed === undefined) throw new BusinessError('not_found');
  return toTicketView(placed);
};

/** What a member bets, takes back, and sells. */
const ticketRoutes = (ctx: AppContext): Served[] => {
  const takeTicket = openTicketWriter(ctx);
  const answer = (accountId: bigint, id: bigint) => readTicket(ctx, accountId, id);
  return [
    serve(sports.quoteSportsTicket, async ({ caller: { accountId }, body }) => {
      const { kind, format, systemSize = null } = body;
      return toQuoteView(
        await quoteTicket(ctx, { accountId, kind, format, systemSize, legs: toLegs(body.legs) }),
      );
    }),
    serve(sports.placeSportsTicket, async ({ caller: { accountId }, body }) => {
      const { kind, format, accepts, amount, requestId, combinedPrice, systemSize = null } = body;
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
        combined: combinedPrice,
      });
      return answer(accountId, ticket.id);
    }),
    serve(sports.listSportsTickets, async ({ caller: { accountId }, query }) => {
      const { show, pageNo, pageSize: limit } = query;
      const page = { limit, offset: (pageNo - 1) * limit };
      const { tickets, total } = await listTickets(ctx.db, { accountId, show }, page);
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
    return readTicket(ctx, accountId, ticketId);
  }),
];

const launchRoutes = ({ db, config }: AppContext): Served[] => [
  serve(sports.launchSportsbook, async () => {
    refuseResting(await listResting(db), ['football']);
    return { url: `${config.publicUrl}${BOOK_PAGE}` };
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
  ...eventRoutes(ctx),
  ...launchRoutes(ctx),
  ...ticketRoutes(ctx),
  ...cashOutRoutes(ctx),
  ...preferenceRoutes(ctx),
];
