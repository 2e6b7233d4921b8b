import { addMoney, formatAmount, negateMoney } from '@hintha/money';
import { type Balance, NO_WALLET } from './balance.ts';
import { type VendorBalances, sumVendorBalances } from './vendor-balances.ts';

export const toBalanceView = (balance: Balance | undefined, vendorBalances: VendorBalances) => {
  const own = balance ?? NO_WALLET;
  return {
    sumBalance: formatAmount(addMoney(own.balance, sumVendorBalances(vendorBalances))),
    available: formatAmount(own.available),
    held: formatAmount(own.held),
    currency: own.currency,
  };
};

/** The same money as the balance, by where it is. */
export const toFundsView = (balance: Balance | undefined, vendorBalances: VendorBalances) => {
  const own = balance ?? NO_WALLET;
  return {
    main: formatAmount(addMoney(own.balance, negateMoney(own.held))),
    locked: formatAmount(own.held),
    vendors: vendorBalances.vendors.map(({ balance: funds, at, ...vendor }) => ({
      ...vendor,
      balance: formatAmount(funds),
      at: at.getTime(),
    })),
    onTheWay: formatAmount(vendorBalances.onTheWay),
    total: formatAmount(addMoney(own.balance, sumVendorBalances(vendorBalances))),
    currency: own.currency,
  };
};
