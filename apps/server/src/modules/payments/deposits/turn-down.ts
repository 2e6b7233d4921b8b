import type { payments } from '@hintha/contract';
import { formatAmount } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { tellMember } from '../../inbox/index.ts';
import { moveDeposit } from './move-deposit.ts';
import { orderNoOf } from './rules.ts';
import type { Deposit } from './types.ts';

const TOLD = { REJECTED: 'deposit_rejected', FAILED: 'deposit_failed' } as const;

/** Ends a deposit that the transaction holds without money, and tells the member why. */
export const turnDown = async (
  house: House,
  tx: Transaction,
  deposit: Deposit,
  { to, reason }: { to: keyof typeof TOLD; reason: payments.DepositReason },
): Promise<Deposit> => {
  const moved = await moveDeposit(house, tx, deposit, { to, reason });
  const { accountId, asked, currency } = deposit;
  const values = { orderNo: orderNoOf(deposit), amount: formatAmount(asked), currency, reason };
  await tellMember(house, tx, { accountId, kind: TOLD[to], values });
  return moved;
};
