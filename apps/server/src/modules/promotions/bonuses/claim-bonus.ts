import { Refusal, transaction, type Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { catchUp, findRequirement } from '../../turnover/index.ts';
import { lockWallets } from '../../wallet/index.ts';
import type { Grant, GrantedBonus } from '../bonus-types.ts';
import { findKind, findRequested } from './bonus-store.ts';
import { findDepositFor } from './find-deposit-for.ts';
import { grantBonus } from './grant-bonus.ts';

export interface Claim {
  readonly accountId: bigint;
  readonly kind: string;
  readonly requestId: string;
  /** By what the person is known again under another account, such as `ip:10.0.0.1`. */
  readonly signs: readonly string[];
}

/** Gives a member the bonus that is asked for, on the last deposit when it needs one. */
export const claimBonus = (house: House, claim: Claim): Promise<GrantedBonus> =>
  transaction(house.db, async (tx) => {
    const { accountId, requestId } = claim;
    await lockWallets(tx, [accountId]);
    await catchUp(tx, accountId);
    const earlier = await findRequested(tx, accountId, requestId);
    if (earlier !== undefined && earlier.kind !== claim.kind) throw new Refusal('key_reused');
    const grant = earlier ?? (await give(house, tx, claim));
    const requirement = await findRequirement(tx, accountId, grant.requirementId);
    if (requirement === undefined) throw new Error(`the requirement of grant ${grant.id} is gone`);
    return { grant, requirement };
  });

const give = async (house: House, tx: Transaction, { signs, ...claim }: Claim): Promise<Grant> => {
  const at = house.clock.now();
  const kind = await findKind(tx, claim.kind);
  const needsDeposit = kind !== undefined && kind.share !== null;
  const deposit = needsDeposit ? await findDepositFor(tx, { accountId: claim.accountId, kind, at }) : null;
  return grantBonus(house, tx, { ...claim, deposit, marks: signs, at });
};
