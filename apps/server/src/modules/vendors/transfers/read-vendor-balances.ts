import { addMoney, formatAmount, type Money, sumMoney, ZERO } from '@hintha/money';
import { announce, type Database, remember, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import type { VendorBalances, ReadVendorBalances, VendorFunds } from '../../wallet/index.ts';
import { listIntegrations } from '../integration-store.ts';
import { KNOWN_FOR_MS as SETTINGS_FOR_MS } from '../rules.ts';
import { BALANCE_PATIENCE_MS, KNOWN_FOR_MS } from './rules.ts';
import { listWallets, putBalance } from './transfer-wallet-store.ts';
import type { VendorWallet } from './types.ts';
import { isKeeper, type Keeper, playerOf, vendorClient } from './vendor-client.ts';

interface Offered {
  readonly isSingle: boolean;
  readonly keepers: readonly Keeper[];
}

/**
 * Tells what accounts have at vendors. A vendor's word is good for ten seconds; one that did not answer is left alone for
 * as long, and the last amount it told stands.
 */
export const openVendorBalances = (ctx: AppContext): ReadVendorBalances => {
  const { db, clock } = ctx;
  const silentUntil = new Map<string, number>();
  const offered = remember(clock, SETTINGS_FOR_MS, async (): Promise<Offered> => {
    const [{ isSingle }, connections] = await Promise.all([readSettings(db), listIntegrations(db)]);
    return { isSingle, keepers: connections.filter(isKeeper) };
  });

  const refresh = async (wallet: VendorWallet, keepers: readonly Keeper[]): Promise<void> => {
    const keeper = keepers.find(({ code }) => code === wallet.connection);
    if (keeper === undefined || (await refreshWallet(ctx, keeper, wallet))) return;
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
const toFunds = (wallets: readonly VendorWallet[], usable: readonly Keeper[], now: Date): VendorBalances => {
  const own = wallets
    .filter(({ balance, connection }) => balance > ZERO || usable.some(({ code }) => code === connection))
    .map(({ connection, name, balance, knownAt }) => ({ vendor: connection, name, balance, at: knownAt }));
  const unused = usable
    .filter(({ code }) => wallets.every(({ connection }) => connection !== code))
    .map(({ code, ownWallet }): VendorFunds => ({ vendor: code, name: ownWallet, balance: ZERO, at: now }));
  return { vendors: [...own, ...unused], onTheWay: sumMoney(wallets.map(({ onTheWay }) => onTheWay)) };
};

export interface Told {
  readonly balance: Money;
  readonly askedAt: Date;
}

/** What a member has at a vendor by the vendor's word; undefined when it does not give one in time. */
export const askBalance = async (
  { clock }: AppContext,
  keeper: Keeper,
  { account, patienceMs }: { account: string; patienceMs: number },
): Promise<Told | undefined> => {
  const askedAt = clock.now();
  const answer = await vendorClient(keeper, patienceMs).balance(playerOf(keeper, account));
  return answer.kind === 'ok' ? { balance: answer.reply.balance, askedAt } : undefined;
};

/** Asks and takes the answer over; false when there was none. */
export const refreshWallet = async (
  ctx: AppContext,
  keeper: Keeper,
  wallet: VendorWallet,
): Promise<boolean> => {
  const told = await askBalance(ctx, keeper, {
    account: wallet.account,
    patienceMs: BALANCE_PATIENCE_MS,
  });
  if (told === undefined) return false;
  await transaction(ctx.db, async (tx) => {
    await putBalance(tx, wallet, told);
    if (told.balance !== wallet.balance) await announceVendorBalances(tx, wallet.accountId);
  });
  return true;
};

/** What an account is known to have at vendors and on the way there. */
export const sumVendorBalances = async (on: Database | Transaction, accountId: bigint): Promise<Money> => {
  const wallets = await listWallets(on, accountId);
  return sumMoney(wallets.map(({ balance, onTheWay }) => addMoney(balance, onTheWay)));
};

/** Lets the account's pages know of it. */
export const announceVendorBalances = async (tx: Transaction, accountId: bigint): Promise<void> => {
  const away = formatAmount(await sumVendorBalances(tx, accountId));
  const fact = { type: 'funds-away', key: String(accountId), away };
  announce(tx, fact);
};
