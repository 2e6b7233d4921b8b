import type { Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { recordAct } from '../../audit/index.ts';
import { tellMember } from '../../inbox/index.ts';
import { getRedemption } from './get-redemption.ts';
import { type Decision, isRepeated, lockRedemption, signOf } from './lock-redemption.ts';
import { updateDecided } from './redemption-store.ts';
import type { Redemption } from './types.ts';

export interface Approval extends Decision {
  /** What the member is told with the delivery; may be empty. */
  readonly remark: string;
}

/** Staff says that the reward is delivered or on its way: what was taken stays taken. */
export const approveRedemption = async (
  house: House,
  tx: Transaction,
  approval: Approval,
): Promise<Redemption> => {
  const { redemptionId: id, actor, remark } = approval;
  const redemption = await lockRedemption(tx, id);
  const isSame = redemption.state === 'APPROVED' && redemption.remark === remark;
  if (isRepeated(redemption, approval, isSame)) return redemption;
  const at = house.clock.now();
  await updateDecided(tx, id, { state: 'APPROVED', reason: null, remark, at, ...signOf(approval) });
  const { accountId, rewardId, quantity } = redemption;
  await tellMember(house, tx, { accountId, kind: 'redemption_approved', values: { orderNo: String(id) } });
  const details = { account: accountId, reward: rewardId, quantity };
  await recordAct(tx, { actor, deed: 'redemption.approve', subject: `redemption:${id}`, details });
  return getRedemption(tx, id);
};
