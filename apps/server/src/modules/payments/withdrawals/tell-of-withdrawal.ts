import type { inbox } from '@hintha/contract';
import { formatAmount, type Money } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { tellMember } from '../../inbox/index.ts';
import type { StoredWithdrawal } from './types.ts';

interface Told {
  readonly kind: inbox.MessageKind;
  /** The whole withdrawal's when it is left out. */
  readonly amount?: Money;
  readonly reason?: string;
}

/** Tells the member of a withdrawal what has become of it or of one of its payments. */
export const tellOfWithdrawal = (
  house: House,
  tx: Transaction,
  withdrawal: StoredWithdrawal,
  { kind, amount = withdrawal.amount, reason = '' }: Told,
): Promise<void> =>
  tellMember(house, tx, {
    accountId: withdrawal.accountId,
    kind,
    values: { order: String(withdrawal.id), amount: formatAmount(amount), reason },
  });
