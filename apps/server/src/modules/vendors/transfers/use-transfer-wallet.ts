import type { Money } from '@hintha/money';
import type { Caller } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import type { Integration } from '../types.ts';
import { refreshWallet } from './read-vendor-balances.ts';
import { ensureWallet, listTransferWallets, markLaunched } from './transfer-wallet-store.ts';
import { keepsWallets } from '../open-vendor.ts';
import { vendorSettings } from '../settings.ts';

export interface LaunchWallet {
  readonly vendor: string;
  readonly name: string;
  readonly balance: Money;
}

/**
 * The vendor's wallet from which a game is about to be played, with what is in it by the vendor's word, and marked so
 * that it is transferred back after the game; null when the game plays from the main wallet.
 */
export const useTransferWallet = async (
  ctx: AppContext,
  integration: Integration,
  { accountId, account }: Pick<Caller, 'accountId' | 'account'>,
): Promise<LaunchWallet | null> => {
  if (!keepsWallets(integration) || (await readSettings(ctx.db, vendorSettings)).isSingle) return null;
  const key = { accountId, account, integration: integration.code };
  const at = ctx.clock.now();
  await ensureWallet(ctx.db, key, at);
  await markLaunched(ctx.db, key, at);
  const find = async () =>
    (await listTransferWallets(ctx.db, accountId)).find(({ integration: code }) => code === integration.code);
  const wallet = await find();
  if (wallet !== undefined && !wallet.unsettled) await refreshWallet(ctx, integration, wallet);
  const known = await find();
  return known === undefined
    ? null
    : { vendor: integration.code, name: integration.ownWallet, balance: known.balance };
};
