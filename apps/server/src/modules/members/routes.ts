import { members } from '@hintha/contract';
import { type Http, serve, type Served } from '@hintha/platform';
import type { House } from '../../house.ts';
import { readUpline } from '../agents/index.ts';
import { previousLoginAt, setLanguage } from '../identity/index.ts';
import { readIcon } from './icons/read-icon.ts';
import { setIcon } from './icons/set-icon.ts';
import { readLevel } from './level/read-level.ts';
import { changeProfile } from './profile/change-profile.ts';
import { findPerson } from './profile/find-person.ts';
import { readProfile } from './profile/read-profile.ts';
import { setPayeeName } from './profile/set-payee-name.ts';
import { serveIcons } from './serve-icons.ts';
import { serveSentPictures } from './serve-sent-pictures.ts';
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
