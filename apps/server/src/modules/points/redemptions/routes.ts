import { ADDRESS_READERS, CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff, type StaffCaller, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { actorOf } from '../../audit/index.ts';
import { hasOneOf } from '../../staff/index.ts';
import { toDeskRedemption } from '../views.ts';
import { approveRedemption } from './approve-redemption.ts';
import { listRedemptionDesk, named, type NamedRedemption, readRedemption } from './read-desk.ts';
import { rejectRedemption } from './reject-redemption.ts';

const shownTo = (caller: StaffCaller, redemption: NamedRedemption) =>
  toDeskRedemption(redemption, hasOneOf(caller, ADDRESS_READERS));

/** What the staff does with redemptions. */
export const redemptionRoutes = (house: House): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.queueRedemptions, async ({ caller, query }) =>
    (await listRedemptionDesk(house.db, query)).map((one) => shownTo(caller, one)),
  ),
  serveStaff(CONSOLE_ROUTES.readRedemption, async ({ caller, params }) =>
    shownTo(caller, await readRedemption(house.db, BigInt(params.id))),
  ),
  serveStaff(CONSOLE_ROUTES.approveRedemption, async ({ caller, params, body }) => {
    const approval = { ...body, redemptionId: BigInt(params.id), actor: actorOf(caller) };
    const approved = await transaction(house.db, (tx) => approveRedemption(house, tx, approval));
    return shownTo(caller, await named(house.db, approved));
  }),
  serveStaff(CONSOLE_ROUTES.rejectRedemption, async ({ caller, params, body }) => {
    const rejection = { ...body, redemptionId: BigInt(params.id), actor: actorOf(caller) };
    const rejected = await transaction(house.db, (tx) => rejectRedemption(house, tx, rejection));
    return shownTo(caller, await named(house.db, rejected));
  }),
];
