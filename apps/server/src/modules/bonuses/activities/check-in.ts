import type { OfferState } from '@hintha/contract';
import { BusinessError, type Database, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { businessDay } from '../../../business-day.ts';
import { addDays } from '../../bets/index.ts';
import { listIneligible, refuseIneligible } from '../../protection/index.ts';
import { lockWallets } from '../../wallet/index.ts';
import { checkFreeCredit } from '../grants/free-credit.ts';
import { grantAutomaticBonus, refuseDue } from '../grants/grant-automatic-bonus.ts';
import type { Activity, OwnActivity, CheckInRow } from '../types.ts';
import {
  findLastCheckIn,
  findRequestedCheckIn,
  insertCheckIn,
  insertJoined,
  listJoined,
  selectActivities,
} from './activity-store.ts';

export interface CheckInOrder {
  readonly accountId: bigint;
  readonly kind: string;
  readonly requestId: string;
  /** By what the person is known again under another account, such as `ip:10.0.0.1`. */
  readonly fingerprints: readonly string[];
}

/** Signs a member for today and gives what this day of the row brings, once a day for the member and the person. */
export const checkIn = async (ctx: AppContext, order: CheckInOrder): Promise<CheckInRow> => {
  const signed = await transaction(ctx.db, async (tx) => {
    const { accountId, kind, requestId } = order;
    await lockWallets(tx, [accountId]);
    const earlier = await findRequestedCheckIn(tx, accountId, requestId);
    if (earlier !== undefined && earlier.kind !== kind) throw new BusinessError('key_reused');
    return earlier ?? recordCheckIn(ctx, tx, order);
  });
  await refuseDue(ctx, { accountId: order.accountId, kind: signed.kind, period: signed.day });
  return signed;
};

const recordCheckIn = async (ctx: AppContext, tx: Transaction, order: CheckInOrder): Promise<CheckInRow> => {
  const { accountId, kind, requestId, fingerprints: marks } = order;
  const { steps } = await getActivity(tx, kind);
  refuseIneligible((await listIneligible(tx, [accountId])).get(accountId));
  if (!(await listJoined(tx, accountId)).includes(kind)) throw new BusinessError('activity_not_joined');
  const at = ctx.clock.now();
  const day = businessDay(at);
  const last = (await findLastCheckIn(tx, accountId, kind)) ?? null;
  if (last?.day === day) throw new BusinessError('signed_today');
  await checkFreeCredit(tx, accountId);
  const step = stepOf(last, day, steps.length);
  const amount = steps[step - 1];
  if (amount === undefined) throw new Error(`${kind} has no step ${step}`);
  const grant = await grantAutomaticBonus(ctx, tx, { accountId, kind, period: day, amount, marks });
  const grantId = grant?.id ?? null;
  await insertCheckIn(tx, { kind, day, step, amount, accountId, grantId, requestId, at });
  return { kind, day, step, amount };
};

/** Lets a member take part in an activity; whoever does so already goes on. */
export const joinActivity = async (ctx: AppContext, accountId: bigint, kind: string): Promise<void> => {
  await getActivity(ctx.db, kind);
  await insertJoined(ctx.db, { kind, accountId, at: ctx.clock.now() });
};

/** The activities that are switched on. */
export const listActivities = (db: Database): Promise<Activity[]> => selectActivities(db);

/** An activity that is switched on. */
const getActivity = async (on: Database | Transaction, kind: string): Promise<Activity> => {
  const activity = (await selectActivities(on)).find((one) => one.kind === kind);
  if (activity === undefined) throw new BusinessError('not_found');
  return activity;
};

/** How a member stands to each activity. */
export const readOwnActivities = async (
  { db, clock }: AppContext,
  accountId: bigint,
): Promise<OwnActivity[]> => {
  const today = businessDay(clock.now());
  const joined = await listJoined(db, accountId);
  const barred = (await listIneligible(db, [accountId])).has(accountId);
  const own: OwnActivity[] = [];
  for (const activity of await selectActivities(db)) {
    const last = (await findLastCheckIn(db, accountId, activity.kind)) ?? null;
    own.push({ activity, joined: joined.includes(activity.kind), barred, last, today });
  }
  return own;
};

/** The step of a day: the one after that of the day before, and the first one after a gap or a full row. */
export const stepOf = (last: Pick<CheckInRow, 'day' | 'step'> | null, today: string, steps: number): number =>
  last !== null && last.day === addDays(today, -1) && last.step < steps ? last.step + 1 : 1;

/** How a member stands to an activity, in the words that all of them share. */
export const stateOf = ({ joined, barred, last, today }: OwnActivity): OfferState => {
  if (barred) return 'closed';
  if (!joined) return 'join';
  return last?.day === today ? 'signed' : 'claimable';
};
