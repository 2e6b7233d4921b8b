import { type Http, servePrivate } from '@hintha/platform';
import type { House } from '../../house.ts';
import { openGuards } from '../identity/index.ts';
import { findPicture } from './pictures/find-picture.ts';

/** GET /objects/:id: what a member sent, to that member alone. */
export const serveSentPictures = (http: Http, house: House): void => {
  const guards = openGuards(house);
  servePrivate(http, '/objects/:id', async ({ id, ...call }) =>
    findPicture(house, (await guards.player(call)).accountId, id),
  );
};
