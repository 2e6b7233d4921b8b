import { CONSOLE_ROUTES, raffles } from '@hintha/contract';
import {
  serve,
  type Served,
  type ServedToStaff,
  serveStaff,
  serveVisitor,
  transaction,
} from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { toProposedView } from '../approvals/index.ts';
import { actorOf } from '../audit/index.ts';
import { claimTickets } from './claim-tickets.ts';
import { createRaffle } from './create-raffle.ts';
import { drawRaffle } from './draw-raffle.ts';
import { proposeLock } from './lock-tickets.ts';
import { listRaffles, listTickets, readOwnRaffles, readRaffle } from './read-raffles.ts';
import {
  toClaimedView,
  toRaffleAdminView,
  toTicketsAdminView,
  toWinnerAdminView,
  toOwnRaffleView,
  toPublishedView,
  toRafflesView,
} from './views.ts';
import { readSettings } from '../settings/index.ts';
import { raffleSettings } from './settings.ts';

/** The raffles as anybody sees them, and as a member takes part. */
export const routes = (ctx: AppContext): Served[] => [
  serveVisitor(raffles.listRaffles, async () =>
    toRafflesView(await listRaffles(ctx.db), await readSettings(ctx.db, raffleSettings), ctx.clock.now()),
  ),
  serveVisitor(raffles.readRaffle, async ({ params }) =>
    toPublishedView(await readRaffle(ctx.db, BigInt(params.id)), ctx.clock.now()),
  ),
  serve(raffles.listOwnRaffles, async ({ caller }) => ({
    list: (await readOwnRaffles(ctx, caller.accountId)).map(toOwnRaffleView),
  })),
  serve(raffles.claimRaffle, async ({ caller: { accountId }, body: { promotionId, requestId } }) =>
    toClaimedView(await claimTickets(ctx, { accountId, raffleId: BigInt(promotionId), requestId })),
  ),
];

/** What the staff does with raffles. */
export const consoleRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.queueRaffles, async () =>
    (await listRaffles(ctx.db)).map((raffle) => toRaffleAdminView(raffle, ctx.clock.now())),
  ),
  serveStaff(CONSOLE_ROUTES.createRaffle, async ({ caller, body }) => {
    const { startsAt, endsAt, prizes, ...rest } = body;
    const order = {
      ...rest,
      startsAt: startsAt === null ? null : new Date(startsAt),
      endsAt: new Date(endsAt),
      prizes: prizes.flatMap(({ count, amount }) => Array.from({ length: count }, () => amount)),
      actor: actorOf(caller),
    };
    const raffle = await transaction(ctx.db, (tx) => createRaffle(ctx, tx, order));
    return toRaffleAdminView(raffle, ctx.clock.now());
  }),
  serveStaff(CONSOLE_ROUTES.proposeRaffleLock, async ({ caller, params, body }) =>
    toProposedView(await proposeLock(ctx, caller, { ...body, raffleId: BigInt(params.id) })),
  ),
  serveStaff(CONSOLE_ROUTES.drawRaffle, async ({ caller, params }) => {
    const raffle = await drawRaffle(ctx, { raffleId: BigInt(params.id), actor: actorOf(caller) });
    return toRaffleAdminView(raffle, ctx.clock.now());
  }),
  serveStaff(CONSOLE_ROUTES.listRaffleWinners, async ({ params }) =>
    (await readRaffle(ctx.db, BigInt(params.id))).winners.map(toWinnerAdminView),
  ),
  serveStaff(CONSOLE_ROUTES.listRaffleTickets, async ({ params, query }) =>
    (await listTickets(ctx.db, BigInt(params.id), query)).map(toTicketsAdminView),
  ),
];
