import type { points } from '@hintha/contract';
import type { Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { recordAct } from '../../audit/index.ts';
import { tellMember } from '../../inbox/index.ts';
import { returnPoints } from '../ledger/return-points.ts';
import { addTaken, lockReward } from '../mall/reward-store.ts';
import { getRedemption } from './get-redemption.ts';
import { type Decision, isRepeated, lockRedemption, signOf } from './lock-redemption.ts';
import { referenceOf, returnAmount } from './move-amount.ts';
import { updateDecided } from './redemption-store.ts';
import type { Redemption } from './types.ts';

export interface Rejection extends Decision {
  readonly reason: points.RedemptionRejection;
}

/** Staff turns a redemption down, for a reason that the member is told: points, stock and money go back. */
export const rejectRedemption = async (
  house: House,
  tx: Transaction,
  rejection: Rejection,
): Promise<Redemption> => {
  const { redemptionId: id, actor, reason } = rejection;
  const redemption = await lockRedemption(tx, id);
  if (isRepeated(redemption, rejection, redemption.reason === reason)) return redemption;
  const at = house.clock.now();
  const { accountId, rewardId, quantity, points: price } = redemption;
  await lockReward(tx, rewardId);
  await addTaken(tx, rewardId, -quantity);
  await returnPoints(tx, { accountId, points: price, reference: referenceOf(id), at });
  await returnAmount(tx, redemption);
  await updateDecided(tx, id, { state: 'REJECTED', reason, remark: '', at, ...signOf(rejection) });
  await tellMember(house, tx, {
    accountId,
    kind: 'redemption_rejected',
    values: { orderNo: String(id), reason },
  });
  const details = { account: accountId, reward: rewardId, quantity };
  await recordAct(tx, { actor, deed: 'redemption.reject', subject: `redemption:${id}`, reason, details });
  return getRedemption(tx, id);
};
