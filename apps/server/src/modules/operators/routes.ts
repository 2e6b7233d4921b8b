import { CONSOLE_ROUTES } from '@hintha/contract';
import { serveStaff, type ServedToStaff } from '@hintha/platform';
import type { House } from '../../house.ts';
import { listLetters } from '../letters/index.ts';
import { approvalRoutes } from './approvals/routes.ts';
import type { AnyDeed } from './approvals/define-deed.ts';
import { listActs } from './audit/list-acts.ts';
import { bookRoutes } from './books/routes.ts';
import { entryRoutes } from './sign-in/routes.ts';
import { siteRoutes } from './site/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { toActView, toLetterView } from './views.ts';

/** The calls of the console; the deeds that take two are those of all modules, and so are handed in. */
export const consoleRoutes = (house: House, deeds: readonly AnyDeed[]): ServedToStaff[] => [
  ...entryRoutes(house),
  ...approvalRoutes(house, deeds),
  ...staffRoutes(house),
  ...siteRoutes(house),
  ...bookRoutes(house),
  serveStaff(CONSOLE_ROUTES.listAudit, async ({ query }) => {
    const { acts, hasMore } = await listActs(house.db, query);
    return { acts: acts.map(toActView), hasMore };
  }),
  serveStaff(CONSOLE_ROUTES.listLetters, async ({ caller, query }) => {
    const { letters, hasMore } = await listLetters(house.db, query);
    return { letters: letters.map((letter) => toLetterView(caller, letter)), hasMore };
  }),
];
