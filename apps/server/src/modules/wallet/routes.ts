import { wallet } from '@hintha/contract';
import { serve, type Served } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { readBalance } from './balance.ts';
import { readBalanceSources } from './vendor-balances.ts';
import { toBalanceView, toFundsView } from './views.ts';

/** What an account has, in the main wallet and outside of it. */
export const routes = (ctx: AppContext): Served[] => {
  const { db } = ctx;
  const readVendorBalances = readBalanceSources(ctx);
  return [
    serve(wallet.readBalance, async ({ caller: { accountId } }) => {
      // The vendors first: while one is asked, what it reports may come back.
      const vendorBalances = await readVendorBalances(accountId, 'known');
      return toBalanceView(await readBalance(db, accountId), vendorBalances);
    }),
    serve(wallet.readFunds, async ({ caller: { accountId }, query }) => {
      const vendorBalances = await readVendorBalances(accountId, query.fresh === '1' ? 'fresh' : 'known');
      return toFundsView(await readBalance(db, accountId), vendorBalances);
    }),
  ];
};
