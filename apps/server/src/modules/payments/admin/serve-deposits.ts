import { CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { toProposedView } from '../../approvals/index.ts';
import { actorOf } from '../../audit/index.ts';
import { setChannel, setReceiverHealth } from '../channels/set-channel.ts';
import { rejectDeposit } from '../deposits/decide-deposit.ts';
import { listUnmatched } from '../deposits/incoming/take-incoming.ts';
import { approveArrival, matchArrival } from './approve-arrival.ts';
import { once } from './once.ts';
import { proposeChannel, proposeReceiver } from './propose-channel.ts';
import { proposeTerms } from './propose-terms.ts';
import { proposeRate, readChannels } from './propose-rate.ts';
import { toAdminChannelViews, toAdminLine, toProposed } from './views.ts';

/** What the staff says of money that has come in. */
export const arrivalRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.approveDeposit, (asked) =>
    once(ctx, 'approveDeposit', asked, async (tx) => {
      const arrival = { ...asked.body, depositId: BigInt(asked.params.id) };
      const { proposed, due } = await approveArrival(ctx, tx, asked.caller, arrival);
      return { proposed: toProposed(proposed), due };
    }),
  ),
  serveStaff(CONSOLE_ROUTES.rejectDeposit, (asked) =>
    once(ctx, 'rejectDeposit', asked, async (tx) => {
      const { caller, params, body } = asked;
      await rejectDeposit(ctx, tx, { ...body, depositId: BigInt(params.id), actor: actorOf(caller) });
      return {};
    }),
  ),
  serveStaff(CONSOLE_ROUTES.listIncoming, async ({ query: { after, limit } }) =>
    (await listUnmatched(ctx.db, { after: BigInt(after ?? 0), limit })).map(toAdminLine),
  ),
  serveStaff(CONSOLE_ROUTES.matchIncoming, (asked) =>
    once(ctx, 'matchIncoming', asked, async (tx) => {
      const { caller, params, body } = asked;
      const matching = { ...body, depositId: BigInt(body.depositId), incomingId: BigInt(params.id) };
      return { proposed: toProposed(await matchArrival(ctx, tx, caller, matching)) };
    }),
  ),
];

/** The ways in which money comes in, and what the staff does with them. */
export const channelRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listChannels, async () => toAdminChannelViews(await readChannels(ctx))),
  serveStaff(CONSOLE_ROUTES.setChannel, async ({ caller, params, body }) => {
    await setChannel(ctx, { ...body, channelId: params.id, actor: actorOf(caller) });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.setReceiverHealth, async ({ caller, params, body }) => {
    await setReceiverHealth(ctx, { ...body, receiverId: BigInt(params.id), actor: actorOf(caller) });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.setCoinRate, async ({ caller, params, body }) =>
    toProposedView(await proposeRate(ctx, caller, { ...body, channelId: params.id })),
  ),
  serveStaff(CONSOLE_ROUTES.openChannel, async ({ caller, body: { reason, requestId, ...channel } }) =>
    toProposedView(await proposeChannel(ctx, caller, { channel, reason, requestId })),
  ),
  serveStaff(CONSOLE_ROUTES.changeChannel, async ({ caller, params, body }) =>
    toProposedView(await proposeTerms(ctx, caller, { ...body, channelId: params.id })),
  ),
  serveStaff(
    CONSOLE_ROUTES.addReceiver,
    async ({ caller, params, body: { reason, requestId, ...receiver } }) =>
      toProposedView(
        await proposeReceiver(ctx, caller, { channelId: params.id, receiver, reason, requestId }),
      ),
  ),
];
