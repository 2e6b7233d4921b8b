import { addMoney, formatAmount, type Money, sumMoney, ZERO } from '@hintha/money';
import type { Database } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { contributionPoint } from '@hintha/platform';
import { readBalance } from './balance.ts';

/** What an account has in a wallet that a vendor keeps. */
export interface VendorFunds {
  readonly vendor: string;
  readonly name: string;
  readonly balance: Money;
  /** When the vendor said so; a vendor that does not answer leaves it in the past. */
  readonly at: Date;
}

/** What of an account's money is not in the main wallet. */
export interface VendorBalances {
  readonly vendors: readonly VendorFunds[];
  readonly onTheWay: Money;
}

/** Tells it: by what is known and not too old, or by asking the vendors anew. */
export type ReadVendorBalances = (accountId: bigint, how: 'known' | 'fresh') => Promise<VendorBalances>;

/** Who keeps money of the members outside of the main wallet. */
export const BALANCE_SOURCES = contributionPoint<(ctx: AppContext) => ReadVendorBalances>('balance sources');

export const readBalanceSources = (ctx: AppContext): ReadVendorBalances => {
  const sources = ctx.contributions.all(BALANCE_SOURCES).map((open) => open(ctx));
  return async (accountId, how) => {
    const known = await Promise.all(sources.map((read) => read(accountId, how)));
    return {
      vendors: known.flatMap(({ vendors }) => vendors),
      onTheWay: sumMoney(known.map(({ onTheWay }) => onTheWay)),
    };
  };
};

/** What lies at vendors and what is on the way there. */
export const sumVendorBalances = ({ vendors, onTheWay }: VendorBalances): Money =>
  addMoney(onTheWay, sumMoney(vendors.map(({ balance }) => balance)));

/** Everything an account has, wherever it is, as it goes over the wire. */
export const readWhole = async (
  db: Database,
  readVendorBalances: ReadVendorBalances,
  accountId: bigint,
): Promise<string> => {
  const [vendorBalances, balance] = await Promise.all([
    readVendorBalances(accountId, 'known'),
    readBalance(db, accountId),
  ]);
  return formatAmount(addMoney(balance?.balance ?? ZERO, sumVendorBalances(vendorBalances)));
};
