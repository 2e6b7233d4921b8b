import { Refusal, transaction, type Transaction } from '@hintha/platform';
import { businessDay } from '../../../business-day.ts';
import type { House } from '../../../house.ts';
import { listBarred, refuseBarred } from '../../protection/index.ts';
import { lockWallets } from '../../wallet/index.ts';
import { giveGift } from '../bonuses/give-gift.ts';
import { findLastSign, findRequestedSign, insertSigned, listJoined } from './activity-store.ts';
import { getActivity } from './read-activities.ts';
import { stepOf } from './rules.ts';
import type { Sign } from './types.ts';

export interface SignOrder {
  readonly accountId: bigint;
  readonly kind: string;
  readonly requestId: string;
  /** By what the person is known again under another account, such as `ip:10.0.0.1`. */
  readonly signs: readonly string[];
}

/** Signs a member for today and gives what this day of the row brings, once a day for the member and the person. */
export const signForDay = (house: House, order: SignOrder): Promise<Sign> =>
  transaction(house.db, async (tx) => {
    const { accountId, kind, requestId } = order;
    await lockWallets(tx, [accountId]);
    const earlier = await findRequestedSign(tx, accountId, requestId);
    if (earlier !== undefined && earlier.kind !== kind) throw new Refusal('key_reused');
    return earlier ?? sign(house, tx, order);
  });

const sign = async (house: House, tx: Transaction, order: SignOrder): Promise<Sign> => {
  const { accountId, kind, requestId, signs: marks } = order;
  const { steps } = await getActivity(tx, kind);
  refuseBarred((await listBarred(tx, [accountId])).get(accountId));
  if (!(await listJoined(tx, accountId)).includes(kind)) throw new Refusal('activity_not_joined');
  const at = house.clock.now();
  const day = businessDay(at);
  const last = (await findLastSign(tx, accountId, kind)) ?? null;
  if (last?.day === day) throw new Refusal('signed_today');
  const step = stepOf(last, day, steps.length);
  const amount = steps[step - 1];
  if (amount === undefined) throw new Error(`${kind} has no step ${step}`);
  const { id: grantId } = await giveGift(house, tx, { accountId, kind, period: day, amount, marks });
  await insertSigned(tx, { kind, day, step, amount, accountId, grantId, requestId, at });
  return { kind, day, step, amount };
};
