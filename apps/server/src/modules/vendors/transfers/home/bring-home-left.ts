import { randomToken } from '@hintha/platform';
import type { House } from '../../../../house.ts';
import { findConnection } from '../../connection-store.ts';
import { refreshWallet } from '../ask-balance.ts';
import { bringHome } from './return-funds.ts';
import { LEFT_AFTER_MS } from '../rules.ts';
import type { VendorWallet } from '../types.ts';
import { isKeeper } from '../vendor-client.ts';
import { listLeftWallets, listWallets } from '../wallet-store.ts';

const AT_ONCE = 50;
const NAME_BITS = 128;

/** Brings home what lies in the wallets of games that were left without a word: a closed page, an ended session. */
export const bringHomeLeft = async (house: House): Promise<void> => {
  const before = new Date(house.clock.now().getTime() - LEFT_AFTER_MS);
  for (const wallet of await listLeftWallets(house.db, before, AT_ONCE)) await look(house, wallet);
};

const look = async (house: House, wallet: VendorWallet): Promise<void> => {
  const keeper = await findConnection(house.db, wallet.connection);
  if (!isKeeper(keeper) || !(await refreshWallet(house, keeper, wallet))) return;
  // Money that has moved since it was last looked at is money that is played with.
  const [now] = (await listWallets(house.db, wallet.accountId)).filter(
    ({ connection }) => connection === wallet.connection,
  );
  if (now === undefined || now.movedAt > wallet.movedAt) return;
  await bringHome(house, now, `left.${randomToken(house.random, NAME_BITS)}`);
};
