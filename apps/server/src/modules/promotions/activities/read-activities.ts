import { type Database, Refusal, type Transaction } from '@hintha/platform';
import { businessDay } from '../../../business-day.ts';
import type { House } from '../../../house.ts';
import { listBarred } from '../../protection/index.ts';
import { findLastSign, listJoined, selectActivities } from './activity-store.ts';
import type { Activity, OwnActivity } from './types.ts';

/** The activities that are switched on. */
export const listActivities = (db: Database): Promise<Activity[]> => selectActivities(db);

/** An activity that is switched on. */
export const getActivity = async (on: Database | Transaction, kind: string): Promise<Activity> => {
  const activity = (await selectActivities(on)).find((one) => one.kind === kind);
  if (activity === undefined) throw new Refusal('not_found');
  return activity;
};

/** How a member stands to each activity. */
export const readOwnActivities = async ({ db, clock }: House, accountId: bigint): Promise<OwnActivity[]> => {
  const today = businessDay(clock.now());
  const joined = await listJoined(db, accountId);
  const barred = (await listBarred(db, [accountId])).has(accountId);
  const own: OwnActivity[] = [];
  for (const activity of await selectActivities(db)) {
    const last = (await findLastSign(db, accountId, activity.kind)) ?? null;
    own.push({ activity, joined: joined.includes(activity.kind), barred, last, today });
  }
  return own;
};
