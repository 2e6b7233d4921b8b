import type { Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { catchUp, closeRequirement, findRequirementOf } from '../../turnover/index.ts';
import { lockWallets } from '../../wallet/index.ts';
import { revokeBonus } from '../bonuses/revoke-bonus.ts';

export interface Revocation {
  readonly accountId: bigint;
  /** The deed that opened it. */
  readonly source: string;
  readonly reference: string;
  readonly at: Date;
}

/**
 * Nothing is to be bet any more for what was taken back, and the bonus that it brought goes too. What bets had given to
 * it stays with it.
 */
export const revokeRequirement = async (
  house: House,
  tx: Transaction,
  revocation: Revocation,
): Promise<void> => {
  const { accountId, reference, at } = revocation;
  await lockWallets(tx, [accountId]);
  await catchUp(tx, accountId);
  const id = await findRequirementOf(tx, accountId, revocation);
  if (id === undefined) return;
  await closeRequirement(tx, id, { state: 'REVOKED', at });
  await revokeBonus(house, tx, { accountId, depositId: id, reference, at });
};
