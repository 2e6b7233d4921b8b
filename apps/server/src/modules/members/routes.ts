import { drawIcon, isIcon } from '@hintha/art';
import { members } from '@hintha/contract';
import { type Http, serve, type Served, servePictures, servePrivate } from '@hintha/platform';
import type { House } from '../../house.ts';
import { readUpline } from '../agents/index.ts';
import { openGuards, previousLoginAt, setLanguage } from '../identity/index.ts';
import { readLevel } from './level/levels.ts';
import { findPicture } from './pictures/keep-picture.ts';
import { changeProfile, setIcon, setPayeeName } from './profile/change-profile.ts';
import { findPerson, readIcon, readProfile } from './profile/read-profile.ts';
import { toAvatarAddress, toIconView, toMemberView, toProfileView } from './views.ts';

export const routes = (house: House): Served[] => [
  serve(members.readMember, async ({ caller }) => {
    const [person, level, previousLogin, upline] = await Promise.all([
      findPerson(house.db, caller.accountId),
      readLevel(house.db, caller.accountId),
      previousLoginAt(house.db, caller),
      readUpline(house.db, caller.accountId),
    ]);
    const toUpline = upline?.mayReceive ?? false;
    return toMemberView(caller, person, level, { previousLogin, toUpline });
  }),
  serve(members.readProfile, async ({ caller }) => toProfileView(await readProfile(house, caller))),
  serve(members.changeProfile, async ({ caller, body }) => {
    await changeProfile(house, caller, body);
    return toProfileView(await readProfile(house, caller));
  }),
  serve(members.setPayeeName, async ({ caller, body }) => {
    await setPayeeName(house, caller, body);
    return {};
  }),
  serve(members.readAvatar, async ({ caller }) => toAvatarAddress(await readIcon(house, caller))),
  serve(members.readIcon, async ({ caller }) => toIconView(await readIcon(house, caller))),
  serve(members.setIcon, async ({ caller, body }) => {
    await setIcon(house, caller, body.icon);
    return toIconView(body.icon);
  }),
  serve(members.setLanguage, async ({ caller, body }) => {
    await setLanguage(house.db, caller.accountId, body.language);
    return {};
  }),
];

/** What stands beside the contract's calls: the pictures of the icons, and those that members sent. */
export const serveOthers = (http: Http, house: House): void => {
  serveIcons(http);
  serveSentPictures(http, house);
};

/** The icons of the members under /art/icons. */
export const serveIcons = (http: Http): void =>
  servePictures(http, {
    '/art/icons/:name.svg': async ({ name = '' }) => (isIcon(name) ? drawIcon(name) : undefined),
  });

/** GET /objects/:id: what a member sent, to that member alone. */
export const serveSentPictures = (http: Http, house: House): void => {
  const guards = openGuards(house);
  servePrivate(http, '/objects/:id', async ({ id, ...call }) =>
    findPicture(house, (await guards.player(call)).accountId, id),
  );
};
