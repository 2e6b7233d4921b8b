import assert from 'node:assert/strict';
import { formatAmount } from '@hintha/money';
import type { Balance } from './balance.ts';

export const toBalanceView = (balance: Balance | undefined) => {
  assert(balance !== undefined, 'an account has a wallet from its first moment');
  return {
    sumBalance: formatAmount(balance.balance),
    available: formatAmount(balance.available),
    held: formatAmount(balance.held),
    currency: balance.currency,
  };
};
