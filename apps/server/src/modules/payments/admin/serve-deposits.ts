import { CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { toProposedView } from '../../approvals/index.ts';
import { actorOf } from '../../audit/index.ts';
import { setChannel, setReceiverHealth } from '../channels/set-channel.ts';
import { rejectDeposit } from '../deposits/decide-deposit.ts';
import { listUnmatched } from '../deposits/incoming/take-incoming.ts';
import { approveArrival, matchArrival } from './approve-arrival.ts';
import { once } from './once.ts';
import { proposeRate, readChannels } from './propose-rate.ts';
import { toAdminChannelViews, toDeskLine, toProposed } from './views.ts';

/** What the staff says of money that has come in. */
export const arrivalRoutes = (house: House): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.approveDeposit, (asked) =>
    once(house, 'approveDeposit', asked, async (tx) => {
      const arrival = { ...asked.body, depositId: BigInt(asked.params.id) };
      return { proposed: toProposed(await approveArrival(house, tx, asked.caller, arrival)) };
    }),
  ),
  serveStaff(CONSOLE_ROUTES.rejectDeposit, (asked) =>
    once(house, 'rejectDeposit', asked, async (tx) => {
      const { caller, params, body } = asked;
      await rejectDeposit(house, tx, { ...body, depositId: BigInt(params.id), actor: actorOf(caller) });
      return {};
    }),
  ),
  serveStaff(CONSOLE_ROUTES.listIncoming, async ({ query: { after, limit } }) =>
    (await listUnmatched(house.db, { after: BigInt(after ?? 0), limit })).map(toDeskLine),
  ),
  serveStaff(CONSOLE_ROUTES.matchIncoming, (asked) =>
    once(house, 'matchIncoming', asked, async (tx) => {
      const { caller, params, body } = asked;
      const matching = { ...body, depositId: BigInt(body.depositId), incomingId: BigInt(params.id) };
      return { proposed: toProposed(await matchArrival(house, tx, caller, matching)) };
    }),
  ),
];

/** The ways in which money comes in, and what the staff does with them. */
export const channelRoutes = (house: House): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listChannels, async () => toAdminChannelViews(await readChannels(house))),
  serveStaff(CONSOLE_ROUTES.setChannel, async ({ caller, params, body }) => {
    await setChannel(house, { ...body, channelId: params.id, actor: actorOf(caller) });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.setReceiverHealth, async ({ caller, params, body }) => {
    await setReceiverHealth(house, { ...body, receiverId: BigInt(params.id), actor: actorOf(caller) });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.setCoinRate, async ({ caller, params, body }) =>
    toProposedView(await proposeRate(house, caller, { ...body, channelId: params.id })),
  ),
];
