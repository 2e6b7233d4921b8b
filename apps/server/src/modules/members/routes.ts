import { drawIcon, isIcon } from '@hintha/art';
import { identity, members } from '@hintha/contract';
import { type Http, serve, type Served, servePictures, servePrivate } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { setPushLanguage } from '../inbox/index.ts';
import { openGuards, previousLoginAt, setLanguage } from '../identity/index.ts';
import { mayTransferUp } from './contributions.ts';
import { readLevel } from './level/levels.ts';
import { findPicture } from './pictures/keep-picture.ts';
import { changeProfile, setIcon, setPayeeName } from './profile/change-profile.ts';
import { findPerson, readIcon, readProfile } from './profile/read-profile.ts';
import { readSecurity } from './security/read-security.ts';
import { toSecurityView } from './security/views.ts';
import { toAvatarAddress, toIconView, toMemberView, toProfileView } from './views.ts';

export const routes = (ctx: AppContext): Served[] => [
  serve(members.readMember, async ({ caller }) => {
    const [person, level, previousLogin, toUpline] = await Promise.all([
      findPerson(ctx.db, caller.accountId),
      readLevel(ctx.db, caller.accountId),
      previousLoginAt(ctx.db, caller),
      ctx.contributions.one(mayTransferUp)(ctx.db, caller.accountId),
    ]);
    return toMemberView(caller, person, level, { previousLogin, toUpline });
  }),
  serve(identity.readSecurity, async ({ caller }) => toSecurityView(await readSecurity(ctx, caller))),
  serve(members.readProfile, async ({ caller }) => toProfileView(await readProfile(ctx, caller))),
  serve(members.changeProfile, async ({ caller, body }) => {
    await changeProfile(ctx, caller, body);
    return toProfileView(await readProfile(ctx, caller));
  }),
  serve(members.setPayeeName, async ({ caller, body }) => {
    await setPayeeName(ctx, caller, body);
    return {};
  }),
  serve(members.readAvatar, async ({ caller }) => toAvatarAddress(await readIcon(ctx, caller))),
  serve(members.readIcon, async ({ caller }) => toIconView(await readIcon(ctx, caller))),
  serve(members.setIcon, async ({ caller, body }) => {
    await setIcon(ctx, caller, body.icon);
    return toIconView(body.icon);
  }),
  serve(members.setLanguage, async ({ caller, body }) => {
    await setLanguage(ctx.db, caller.accountId, body.language);
    await setPushLanguage(ctx.db, caller.accountId, body.language);
    return {};
  }),
];

/** What stands beside the contract's calls: the pictures of the icons, and those that members sent. */
export const serveOthers = (http: Http, ctx: AppContext): void => {
  serveIcons(http);
  serveSentPictures(http, ctx);
};

/** The icons of the members under /art/icons. */
const serveIcons = (http: Http): void =>
  servePictures(http, {
    '/art/icons/:name.svg': async ({ name = '' }) => (isIcon(name) ? drawIcon(name) : undefined),
  });

/** GET /objects/:id: what a member sent, to that member alone. */
const serveSentPictures = (http: Http, ctx: AppContext): void => {
  const guards = openGuards(ctx);
  servePrivate(http, '/objects/:id', async ({ id, ...call }) =>
    findPicture(ctx, (await guards.player(call)).accountId, id),
  );
};
