import { access } from '@hintha/contract';
import { type Served, serveVisitor } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { toSignedInView } from '../../identity/index.ts';
import { logInFree } from './log-in-free.ts';

export const freePlayRoutes = (house: House): Served[] => [
  serveVisitor(access.logInFree, async ({ body, ip, userAgent }) =>
    toSignedInView(await logInFree(house, body, { ip, userAgent })),
  ),
];
