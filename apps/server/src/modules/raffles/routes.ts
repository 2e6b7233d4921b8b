import { CONSOLE_ROUTES, raffles } from '@hintha/contract';
import { type Money, ZERO } from '@hintha/money';
import { serve, type Served, type ServedToStaff, serveStaff, serveVisitor } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { toCostView, toProposedView } from '../approvals/index.ts';
import { actorOf } from '../audit/index.ts';
import { claimTickets } from './claim-tickets.ts';
import { drawRaffle } from './draw-raffle.ts';
import { proposeLock } from './lock-tickets.ts';
import { costRaffle, orderRaffle } from './order-raffle.ts';
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
import { weighRule, readCosts } from '../wallet/index.ts';
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

const spread = (tiers: readonly { count: number; amount: Money }[]): Money[] =>
  tiers.flatMap(({ count, amount }) => Array.from({ length: count }, () => amount));

/** What its prizes are summed by. */
const ruleOf = ({ id }: { id: bigint }): string => `raffle:${id}`;

/** What the staff does with raffles. */
export const consoleRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.queueRaffles, async () => {
    const list = await listRaffles(ctx.db);
    const costOf = await readCosts(ctx.db, list.map(ruleOf));
    return list.map((raffle) => toRaffleAdminView(raffle, ctx.clock.now(), costOf(ruleOf(raffle))));
  }),
  serveStaff(CONSOLE_ROUTES.estimateRaffle, async ({ body: { prizes } }) =>
    toCostView(await weighRule(ctx.db, costRaffle(spread(prizes)))),
  ),
  serveStaff(CONSOLE_ROUTES.createRaffle, async ({ caller, body }) => {
    const { startsAt, endsAt, prizes, ...rest } = body;
    const order = {
      ...rest,
      startsAt: startsAt === null ? null : new Date(startsAt),
      endsAt: new Date(endsAt),
      prizes: spread(prizes),
    };
    const { raffle, proposed } = await orderRaffle(ctx, caller, order);
    return {
      raffle: raffle && toRaffleAdminView(raffle, ctx.clock.now(), ZERO),
      proposed: proposed && toProposedView(proposed),
    };
  }),
  serveStaff(CONSOLE_ROUTES.proposeRaffleLock, async ({ caller, params, body }) =>
    toProposedView(await proposeLock(ctx, caller, { ...body, raffleId: BigInt(params.id) })),
  ),
  serveStaff(CONSOLE_ROUTES.drawRaffle, async ({ caller, params }) => {
    const raffle = await drawRaffle(ctx, { raffleId: BigInt(params.id), actor: actorOf(caller) });
    const costOf = await readCosts(ctx.db, [ruleOf(raffle)]);
    return toRaffleAdminView(raffle, ctx.clock.now(), costOf(ruleOf(raffle)));
  }),
  serveStaff(CONSOLE_ROUTES.listRaffleWinners, async ({ params }) =>
    (await readRaffle(ctx.db, BigInt(params.id))).winners.map(toWinnerAdminView),
  ),
  serveStaff(CONSOLE_ROUTES.listRaffleTickets, async ({ params, query }) =>
    (await listTickets(ctx.db, BigInt(params.id), query)).map(toTicketsAdminView),
  ),
];
