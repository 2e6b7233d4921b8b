import { CONSOLE_PATHS } from '@hintha/contract';
import { servePrivate, type Http, type StaffGuard } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { findShownPicture } from '../deposits/slips/find-shown-picture.ts';

/** GET /console/pictures/:id: what members have sent to the desk, to those who work off its queues. */
export const serveShownPictures = (http: Http, house: House, guard: StaffGuard): void =>
  servePrivate(http, '/console/pictures/:id', async ({ id, ...call }) => {
    await guard(call, CONSOLE_PATHS.queueDeposits[2]);
    return findShownPicture(house, id);
  });
