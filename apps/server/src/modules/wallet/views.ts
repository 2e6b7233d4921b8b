import { addMoney, formatAmount, negateMoney } from '@hintha/money';
import assert from 'node:assert/strict';
import type { Balance } from './balance.ts';
import { type VendorBalances, sumVendorBalances } from './vendor-balances.ts';

export const toBalanceView = (balance: Balance | undefined, vendorBalances: VendorBalances) => {
  assert(balance !== undefined, 'an account has a wallet from its first moment');
  return {
    sumBalance: formatAmount(addMoney(balance.balance, sumVendorBalances(vendorBalances))),
    available: formatAmount(balance.available),
    held: formatAmount(balance.held),
    currency: balance.currency,
  };
};

/** The same money as the balance, by where it is. */
export const toFundsView = (balance: Balance | undefined, vendorBalances: VendorBalances) => {
  assert(balance !== undefined, 'an account has a wallet from its first moment');
  return {
    main: formatAmount(addMoney(balance.balance, negateMoney(balance.held))),
    locked: formatAmount(balance.held),
    vendors: vendorBalances.vendors.map(({ balance: funds, at, ...vendor }) => ({
      ...vendor,
      balance: formatAmount(funds),
      at: at.getTime(),
    })),
    onTheWay: formatAmount(vendorBalances.onTheWay),
    total: formatAmount(addMoney(balance.balance, sumVendorBalances(vendorBalances))),
    currency: balance.currency,
  };
};
