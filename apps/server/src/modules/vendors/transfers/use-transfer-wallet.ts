import type { Money } from '@hintha/money';
import type { Caller } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { readSettings } from '../../settings/index.ts';
import type { Integration } from '../types.ts';
import { refreshWallet } from './read-vendor-balances.ts';
import { ensureWallet, listWallets, markLaunched } from './transfer-wallet-store.ts';
import { isKeeper } from './vendor-client.ts';

export interface LaunchWallet {
  readonly vendor: string;
  readonly name: string;
  readonly balance: Money;
}

/**
 * The vendor's wallet from which a game is about to be played, with what is in it by the vendor's word, and marked so
 * that it is brought home after the game; null when the game plays from the main wallet.
 */
export const useTransferWallet = async (
  house: House,
  connection: Integration,
  { accountId, account }: Pick<Caller, 'accountId' | 'account'>,
): Promise<LaunchWallet | null> => {
  if (!isKeeper(connection) || (await readSettings(house.db)).isSingle) return null;
  const key = { accountId, account, connection: connection.code };
  const at = house.clock.now();
  await ensureWallet(house.db, key, at);
  await markLaunched(house.db, key, at);
  const find = async () =>
    (await listWallets(house.db, accountId)).find(({ connection: code }) => code === connection.code);
  const wallet = await find();
  if (wallet !== undefined && !wallet.unsettled) await refreshWallet(house, connection, wallet);
  const known = await find();
  return known === undefined
    ? null
    : { vendor: connection.code, name: connection.ownWallet, balance: known.balance };
};
