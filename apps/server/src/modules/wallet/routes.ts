import { wallet } from '@hintha/contract';
import { serve, type Served } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { readBalance } from './balance.ts';
import type { ReadVendorBalances } from './vendor-balances.ts';
import { toBalanceView, toFundsView } from './views.ts';

/** What an account has; who knows of the wallets that vendors keep is handed in. */
export const routes = ({ db }: AppContext, readVendorBalances: ReadVendorBalances): Served[] => [
  serve(wallet.readBalance, async ({ caller: { accountId } }) => {
    // The vendors first: while one is asked, what it says may come home.
    const away = await readVendorBalances(accountId, 'known');
    return toBalanceView(await readBalance(db, accountId), away);
  }),
  serve(wallet.readFunds, async ({ caller: { accountId }, query }) => {
    const away = await readVendorBalances(accountId, query.fresh === '1' ? 'fresh' : 'known');
    return toFundsView(await readBalance(db, accountId), away);
  }),
];
