import { wallet } from '@hintha/contract';
import { serve, type Served } from '@hintha/platform';
import type { House } from '../../house.ts';
import { readBalance } from './balance.ts';
import { toBalanceView } from './views.ts';

export const routes = (house: House): Served[] => [
  serve(wallet.readBalance, async ({ caller }) =>
    toBalanceView(await readBalance(house.db, caller.accountId)),
  ),
  serve(wallet.readMerchantWallet, async () => ({ isSingle: true })),
];
