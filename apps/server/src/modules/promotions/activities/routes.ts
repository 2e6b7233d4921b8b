import { activities } from '@hintha/contract';
import { serve, serveVisitor, type Cookies, type Served } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { joinActivity } from './join-activity.ts';
import { listActivities, readOwnActivities } from './read-activities.ts';
import { signForDay } from './sign-for-day.ts';
import { toActivityView, toOwnActivityView, toSignView } from './views.ts';

/** By what the person behind a call is known again under another account. */
type SignsOfCall = (call: { accountId: bigint; ip: string; cookies: Cookies }) => Promise<string[]>;

/** The activities as anybody sees them, and as a member takes part. */
export const activityRoutes = (house: House, signsOfCall: SignsOfCall): Served[] => [
  serveVisitor(activities.listActivities, async () => ({
    list: (await listActivities(house.db)).map(toActivityView),
  })),
  serve(activities.listOwnActivities, async ({ caller }) => ({
    list: (await readOwnActivities(house, caller.accountId)).map(toOwnActivityView),
  })),
  serve(activities.joinActivity, async ({ caller, params }) => {
    await joinActivity(house, caller.accountId, params.id);
    return { state: 'JOINED' as const };
  }),
  serve(activities.claimActivity, async ({ caller: { accountId }, params, body, ip, cookies }) => {
    const signs = await signsOfCall({ accountId, ip, cookies });
    return toSignView(await signForDay(house, { accountId, signs, kind: params.id, ...body }));
  }),
];
