import { addMoney, ZERO, type Money } from '@hintha/money';
import { Refusal, type Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { lockWallets } from '../../wallet/index.ts';
import { bonusOn, periodOf } from '../rules.ts';
import type { BonusKind, Grant } from '../bonus-types.ts';
import { findGrant, findKind, insertMarks } from './bonus-store.ts';
import { payBonus } from './pay-bonus.ts';

export interface GrantOrder {
  readonly accountId: bigint;
  /** The code of the bonus. */
  readonly kind: string;
  /** What it is given on, by the requirement that the deposit opened; null for a bonus without a deposit. */
  readonly deposit: { readonly id: bigint; readonly amount: Money } | null;
  /** By what the person is known again under another account, such as `ip:10.0.0.1`. */
  readonly marks: readonly string[];
  readonly at: Date;
  readonly requestId: string;
}

/** Pays a bonus and opens its requirement, once for a member and for each mark of the person. */
export const grantBonus = async (house: House, tx: Transaction, order: GrantOrder): Promise<Grant> => {
  const { accountId, requestId, at } = order;
  const kind = await getClaimable(tx, order.kind);
  await lockWallets(tx, [accountId]);
  const named = { accountId, kind: kind.code, period: periodOf(kind, at) };
  if ((await findGrant(tx, named)) !== undefined) throw new Refusal('bonus_taken');
  const deposited = order.deposit?.amount ?? ZERO;
  const amount = bonusOn(kind, deposited);
  if (amount === 0n) throw new Refusal('bonus_needs_deposit');
  if (!(await insertMarks(tx, named, order.marks))) throw new Refusal('bonus_taken');
  const base = kind.withDeposit ? addMoney(amount, deposited) : amount;
  const depositId = order.deposit?.id ?? null;
  return payBonus(house, tx, { kind, named, amount, base, depositId, requestId, at });
};

const getClaimable = async (tx: Transaction, code: string): Promise<BonusKind> => {
  const kind = await findKind(tx, code);
  if (kind?.givenBy !== 'CLAIM') throw new Refusal('not_found');
  if (!kind.enabled) throw new Refusal('not_enabled');
  return kind;
};
