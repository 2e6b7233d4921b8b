import { CONSOLE_PATHS, CONSOLE_ROUTES } from '@hintha/contract';
import { type Http, type ServedToStaff, servePrivate, serveStaff, type StaffGuard } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { actorOf } from '../../audit/index.ts';
import { readSettings } from '../../settings/index.ts';
import { coinSettings } from '../channels/settings.ts';
import { reviveDeposit } from '../deposits/decide-deposit.ts';
import { flagMember } from '../withdrawals/flags/flag-account.ts';
import {
  countQueued,
  findShownPicture,
  listQueuedDeposits,
  listQueuedWithdrawals,
  readQueuedDeposit,
  readQueuedWithdrawal,
} from './read-queues.ts';
import { arrivalRoutes, channelRoutes } from './serve-deposits.ts';
import { payoutActionRoutes, payoutRoutes } from './serve-payouts.ts';
import { toQueuedDepositView, toQueuedWithdrawalView, toAdminThread, toQueueViews } from './views.ts';

/** What the staff does with money on its way in and out. */
export const adminRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.queueDeposits, async ({ query }) => {
    const coins = await readSettings(ctx.db, coinSettings);
    return (await listQueuedDeposits(ctx, query)).map((queued) => toQueuedDepositView(queued, coins));
  }),
  serveStaff(CONSOLE_ROUTES.readOrder, async ({ params }) => {
    const queued = await readQueuedDeposit(ctx, BigInt(params.id));
    return toQueuedDepositView(queued, await readSettings(ctx.db, coinSettings));
  }),
  serveStaff(CONSOLE_ROUTES.countQueues, async () => toQueueViews(await countQueued(ctx))),
  serveStaff(CONSOLE_ROUTES.reviveDeposit, async ({ caller, params, body }) => {
    await reviveDeposit(ctx, { ...body, depositId: BigInt(params.id), actor: actorOf(caller) });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.setAccountFlag, async ({ caller, params, body }) => {
    await flagMember(ctx, {
      mark: body.flag,
      on: body.on,
      reason: body.reason,
      accountId: BigInt(params.id),
      actor: actorOf(caller),
    });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.queueWithdrawals, async ({ query }) =>
    (await listQueuedWithdrawals(ctx, query)).map(toQueuedWithdrawalView),
  ),
  serveStaff(CONSOLE_ROUTES.readAdminWithdrawal, async ({ params }) =>
    toAdminThread(await readQueuedWithdrawal(ctx, BigInt(params.id))),
  ),
  ...payoutRoutes(ctx),
  ...payoutActionRoutes(ctx),
  ...arrivalRoutes(ctx),
  ...channelRoutes(ctx),
];

/** GET /console/pictures/:id: what members have sent to the desk, to those who work off its queues. */
export const serveShownPictures = (http: Http, ctx: AppContext, guard: StaffGuard): void =>
  servePrivate(http, '/console/pictures/:id', async ({ id, ...call }) => {
    await guard(call, CONSOLE_PATHS.queueDeposits[2]);
    return findShownPicture(ctx, id);
  });
