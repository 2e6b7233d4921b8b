import { CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { actorOf } from '../../audit/index.ts';
import { reviveDeposit } from '../deposits/staff/revive-deposit.ts';
import { markMember } from './mark-member.ts';
import { countDesk, listDepositDesk, listPayoutDesk, readDeskOrder, readDeskStory } from './read-desk.ts';
import { arrivalRoutes } from './serve-arrivals.ts';
import { channelRoutes } from './serve-channels.ts';
import { partRoutes, payoutRoutes } from './serve-parts.ts';
import { toDeskDeposit, toDeskPayout, toDeskStory, toQueueViews } from './views.ts';

/** What the staff does with money on its way in and out. */
export const deskRoutes = (house: House): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.queueDeposits, async ({ query }) =>
    (await listDepositDesk(house, query)).map(toDeskDeposit),
  ),
  serveStaff(CONSOLE_ROUTES.readOrder, async ({ params }) =>
    toDeskDeposit(await readDeskOrder(house, BigInt(params.id))),
  ),
  serveStaff(CONSOLE_ROUTES.countQueues, async () => toQueueViews(await countDesk(house))),
  serveStaff(CONSOLE_ROUTES.reviveDeposit, async ({ caller, params, body }) => {
    await reviveDeposit(house, { ...body, depositId: BigInt(params.id), actor: actorOf(caller) });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.markMember, async ({ caller, params, body }) => {
    await markMember(house, { ...body, accountId: BigInt(params.id), actor: actorOf(caller) });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.queueWithdrawals, async ({ query }) =>
    (await listPayoutDesk(house, query)).map(toDeskPayout),
  ),
  serveStaff(CONSOLE_ROUTES.readPayout, async ({ params }) =>
    toDeskStory(await readDeskStory(house, BigInt(params.id))),
  ),
  ...payoutRoutes(house),
  ...partRoutes(house),
  ...arrivalRoutes(house),
  ...channelRoutes(house),
];
