import type { payments } from '@hintha/contract';
import type { StoredPart, StoredWithdrawal } from '../types.ts';

const PAYABLE: readonly payments.WithdrawalState[] = ['APPROVED', 'PAYING', 'CONFIRMING'];

/** Whether a part is one to pay: its withdrawal is approved, and it has not been paid. */
export const isPayable = ({ state }: StoredWithdrawal, part: StoredPart): boolean =>
  PAYABLE.includes(state) && part.state === 'WAIT';
