import { CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { actorOf } from '../../audit/index.ts';
import { listCanned, removeCanned, saveCanned } from './save-canned.ts';
import type { Canned } from './types.ts';

const toView = ({ id, shortcut, en, my, by, at }: Canned) => ({
  id: String(id),
  shortcut,
  en,
  my,
  by,
  at: at.getTime(),
});

/** The answers that the staff has at hand. */
export const cannedRoutes = (house: House): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listCanned, async () => (await listCanned(house.db)).map(toView)),
  serveStaff(CONSOLE_ROUTES.saveCanned, async ({ caller, body }) => {
    const canned = { ...body, actor: actorOf(caller) };
    return toView(await transaction(house.db, (tx) => saveCanned(house, tx, canned)));
  }),
  serveStaff(CONSOLE_ROUTES.removeCanned, async ({ caller, params }) => {
    await removeCanned(house, actorOf(caller), BigInt(params.id));
    return {};
  }),
];
