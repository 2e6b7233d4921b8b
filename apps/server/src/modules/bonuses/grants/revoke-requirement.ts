import { formatAmount, money, ZERO } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { notifyMember } from '../../inbox/index.ts';
import { catchUp, closeRequirement, findRequirement, findRequirementOf } from '../../turnover/index.ts';
import { lockWallets, readBalance } from '../../wallet/index.ts';
import { deleteDueOn } from '../due/due-store.ts';
import { findGrantOn } from './bonus-store.ts';
import { takeBack } from './take-back.ts';

export interface Revocation {
  readonly accountId: bigint;
  /** The use case that opened it. */
  readonly source: string;
  readonly reference: string;
  readonly at: Date;
}

/**
 * Nothing is to be bet any more for what was taken back, and the bonus that it brought goes too. What bets had given to
 * it stays with it.
 */
export const revokeRequirement = async (
  ctx: AppContext,
  tx: Transaction,
  revocation: Revocation,
): Promise<void> => {
  const { accountId, reference, at } = revocation;
  await lockWallets(tx, [accountId]);
  await catchUp(tx, accountId);
  const id = await findRequirementOf(tx, accountId, revocation);
  if (id === undefined) return;
  await closeRequirement(tx, id, { state: 'REVOKED', at });
  await revokeBonus(ctx, tx, { accountId, depositId: id, reference, at });
};

export interface LostDeposit {
  readonly accountId: bigint;
  /** Its requirement. */
  readonly depositId: bigint;
  /** What people call it by. */
  readonly reference: string;
  readonly at: Date;
}

/**
 * With a deposit goes the bonus that it brought, as far as there is money; what was lost of it in play stays lost. The
 * wallet is locked, and the deposit itself has been taken back before.
 */
const revokeBonus = async (ctx: AppContext, tx: Transaction, lost: LostDeposit): Promise<void> => {
  const { accountId, depositId, reference, at } = lost;
  await deleteDueOn(tx, depositId);
  const grant = await findGrantOn(tx, depositId);
  if (grant === undefined) return;
  const requirement = await findRequirement(tx, accountId, grant.requirementId);
  // One that expired has given back what it had to.
  if (requirement === undefined || requirement.state === 'FORFEIT') return;
  if (requirement.state !== 'FULFILLED')
    await closeRequirement(tx, grant.requirementId, { state: 'REVOKED', at });
  const wallet = await readBalance(tx, accountId);
  assert(wallet, 'a grant has a wallet');
  const there = wallet.available > 0n ? wallet.available : ZERO;
  const left = money(grant.amount - grant.takenBack);
  const amount = left < there ? left : there;
  await takeBack(tx, grant, { amount, why: 'revoked' });
  const values = { bonus: grant.kind, amount: formatAmount(amount), orderNo: reference };
  await notifyMember(ctx, tx, { accountId, kind: 'bonus_revoked', values });
};
