import { CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { actorOf } from '../../audit/index.ts';
import { approveApplication } from './approve-application.ts';
import { listApplicationDesk, named, readApplication } from './read-desk.ts';
import { rejectApplication } from './reject-application.ts';
import { toDeskApplication } from './views.ts';

/** What the staff does with applications for bonuses. */
export const applicationRoutes = (house: House): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.queueApplications, async ({ query }) =>
    (await listApplicationDesk(house.db, query)).map(toDeskApplication),
  ),
  serveStaff(CONSOLE_ROUTES.readApplication, async ({ params }) =>
    toDeskApplication(await readApplication(house.db, BigInt(params.id))),
  ),
  serveStaff(CONSOLE_ROUTES.approveApplication, async ({ caller, params, body }) => {
    const approval = { ...body, applicationId: BigInt(params.id), actor: actorOf(caller) };
    const approved = await transaction(house.db, (tx) => approveApplication(house, tx, approval));
    return toDeskApplication(await named(house.db, approved));
  }),
  serveStaff(CONSOLE_ROUTES.rejectApplication, async ({ caller, params, body }) => {
    const rejection = { ...body, applicationId: BigInt(params.id), actor: actorOf(caller) };
    const rejected = await transaction(house.db, (tx) => rejectApplication(house, tx, rejection));
    return toDeskApplication(await named(house.db, rejected));
  }),
];
