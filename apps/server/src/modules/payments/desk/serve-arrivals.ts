import { CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { actorOf } from '../../audit/index.ts';
import { listUnmatched } from '../deposits/incoming/list-unmatched.ts';
import { rejectDeposit } from '../deposits/staff/reject-deposit.ts';
import { once } from './answers/once.ts';
import { approveArrival, matchArrival } from './approve-arrival.ts';
import { toDeskLine, toProposed } from './views.ts';

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
