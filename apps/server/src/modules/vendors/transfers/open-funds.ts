import { sumMoney, ZERO } from '@hintha/money';
import { remember } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { readSettings } from '../../settings/index.ts';
import type { FundsAway, ReadAway, VendorFunds } from '../../wallet/index.ts';
import { listConnections } from '../connection-store.ts';
import { KNOWN_FOR_MS as SETTINGS_FOR_MS } from '../rules.ts';
import { refreshWallet } from './ask-balance.ts';
import { KNOWN_FOR_MS } from './rules.ts';
import type { VendorWallet } from './types.ts';
import { isKeeper, type Keeper } from './vendor-client.ts';
import { listWallets } from './wallet-store.ts';

interface Offered {
  readonly isSingle: boolean;
  readonly keepers: readonly Keeper[];
}

/**
 * Tells what accounts have at vendors. A vendor's word is good for ten seconds; one that did not answer is left alone for
 * as long, and the last amount it told stands.
 */
export const openFunds = (house: House): ReadAway => {
  const { db, clock } = house;
  const silentUntil = new Map<string, number>();
  const offered = remember(clock, SETTINGS_FOR_MS, async (): Promise<Offered> => {
    const [{ isSingle }, connections] = await Promise.all([readSettings(db), listConnections(db)]);
    return { isSingle, keepers: connections.filter(isKeeper) };
  });

  const refresh = async (wallet: VendorWallet, keepers: readonly Keeper[]): Promise<void> => {
    const keeper = keepers.find(({ code }) => code === wallet.connection);
    if (keeper === undefined || (await refreshWallet(house, keeper, wallet))) return;
    silentUntil.set(keeper.code, clock.now().getTime() + KNOWN_FOR_MS);
  };

  return async (accountId, how) => {
    const [wallets, { isSingle, keepers }] = await Promise.all([listWallets(db, accountId), offered('')]);
    const now = clock.now().getTime();
    const mayAsk = ({ connection, knownAt, unsettled }: VendorWallet) =>
      !unsettled &&
      (how === 'fresh' ||
        (now - knownAt.getTime() > KNOWN_FOR_MS && now >= (silentUntil.get(connection) ?? 0)));
    const stale = wallets.filter(mayAsk);
    await Promise.all(stale.map((wallet) => refresh(wallet, keepers)));
    const known = stale.length === 0 ? wallets : await listWallets(db, accountId);
    return toFunds(known, isSingle ? [] : keepers, clock.now());
  };
};

/** Wallets with something in them, and those that could be used. */
const toFunds = (wallets: readonly VendorWallet[], usable: readonly Keeper[], now: Date): FundsAway => {
  const own = wallets
    .filter(({ balance, connection }) => balance > ZERO || usable.some(({ code }) => code === connection))
    .map(({ connection, name, balance, knownAt }) => ({ vendor: connection, name, balance, at: knownAt }));
  const unused = usable
    .filter(({ code }) => wallets.every(({ connection }) => connection !== code))
    .map(({ code, ownWallet }): VendorFunds => ({ vendor: code, name: ownWallet, balance: ZERO, at: now }));
  return { vendors: [...own, ...unused], onTheWay: sumMoney(wallets.map(({ onTheWay }) => onTheWay)) };
};
