import { CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { toProposedView } from '../../approvals/index.ts';
import { actorOf } from '../../audit/index.ts';
import { setChannel } from '../channels/set-channel.ts';
import { setReceiverHealth } from '../channels/set-receiver-health.ts';
import { toDeskChannels } from './channel-views.ts';
import { proposeRate } from './propose-rate.ts';
import { readChannels } from './read-channels.ts';

/** The ways in which money comes in, and what the staff does with them. */
export const channelRoutes = (house: House): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listChannels, async () => toDeskChannels(await readChannels(house))),
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
