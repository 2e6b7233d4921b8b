import { wallet } from '@hintha/contract';
import { serve, type Served } from '@hintha/platform';
import type { House } from '../../house.ts';
import { readBalance } from './balance.ts';
import type { ReadAway } from './vendor-balances.ts';
import { toBalanceView, toFundsView } from './views.ts';

/** What an account has; who knows of the wallets that vendors keep is handed in. */
export const routes = ({ db }: House, readAway: ReadAway): Served[] => [
  serve(wallet.readBalance, async ({ caller: { accountId } }) => {
    // The vendors first: while one is asked, what it says may come home.
    const away = await readAway(accountId, 'known');
    return toBalanceView(await readBalance(db, accountId), away);
  }),
  serve(wallet.readFunds, async ({ caller: { accountId }, query }) => {
    const away = await readAway(accountId, query.fresh === '1' ? 'fresh' : 'known');
    return toFundsView(await readBalance(db, accountId), away);
  }),
];
