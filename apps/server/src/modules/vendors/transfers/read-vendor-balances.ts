import { addMoney, formatAmount, type Money, sumMoney, ZERO } from '@hintha/money';
import { announce, type Database, cached, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import type { VendorBalances, ReadVendorBalances, VendorFunds } from '../../wallet/index.ts';
import { listIntegrations } from '../integration-store.ts';
import { KNOWN_FOR_MS as SETTINGS_FOR_MS } from '../rules.ts';
import { BALANCE_PATIENCE_MS, KNOWN_FOR_MS } from './rules.ts';
import { listTransferWallets, putBalance } from './transfer-wallet-store.ts';
import type { TransferWallet } from './types.ts';
import { keepsWallets, openTransferWallet, type WalletIntegration } from '../open-vendor.ts';
import { vendorSettings } from '../settings.ts';

interface Offered {
  readonly isSingle: boolean;
  readonly integrations: readonly WalletIntegration[];
}

/**
 * Reads what accounts have at vendors. A vendor's word is good for ten seconds; one that did not answer is left alone for
 * as long, and the last amount it gave stands.
 */
export const openVendorBalances = (ctx: AppContext): ReadVendorBalances => {
  const { db, clock } = ctx;
  const silentUntil = new Map<string, number>();
  const offered = cached(clock, SETTINGS_FOR_MS, async (): Promise<Offered> => {
    const [{ isSingle }, integrations] = await Promise.all([
      readSettings(db, vendorSettings),
      listIntegrations(db),
    ]);
    return { isSingle, integrations: integrations.filter(keepsWallets) };
  });

  const refresh = async (
    wallet: TransferWallet,
    integrations: readonly WalletIntegration[],
  ): Promise<void> => {
    const integration = integrations.find(({ code }) => code === wallet.integration);
    if (integration === undefined || (await refreshWallet(ctx, integration, wallet))) return;
    silentUntil.set(integration.code, clock.now().getTime() + KNOWN_FOR_MS);
  };

  return async (accountId, how) => {
    const [wallets, { isSingle, integrations }] = await Promise.all([
      listTransferWallets(db, accountId),
      offered(''),
    ]);
    const now = clock.now().getTime();
    const mayAsk = ({ integration, knownAt, unsettled }: TransferWallet) =>
      !unsettled &&
      (how === 'fresh' ||
        (now - knownAt.getTime() > KNOWN_FOR_MS && now >= (silentUntil.get(integration) ?? 0)));
    const stale = wallets.filter(mayAsk);
    await Promise.all(stale.map((wallet) => refresh(wallet, integrations)));
    const known = stale.length === 0 ? wallets : await listTransferWallets(db, accountId);
    return toFunds(known, isSingle ? [] : integrations, clock.now());
  };
};

/** Wallets with something in them, and those that could be used. */
const toFunds = (
  wallets: readonly TransferWallet[],
  usable: readonly WalletIntegration[],
  now: Date,
): VendorBalances => {
  const own = wallets
    .filter(({ balance, integration }) => balance > ZERO || usable.some(({ code }) => code === integration))
    .map(({ integration, name, balance, knownAt }) => ({ vendor: integration, name, balance, at: knownAt }));
  const unused = usable
    .filter(({ code }) => wallets.every(({ integration }) => integration !== code))
    .map(({ code, ownWallet }): VendorFunds => ({ vendor: code, name: ownWallet, balance: ZERO, at: now }));
  return { vendors: [...own, ...unused], onTheWay: sumMoney(wallets.map(({ onTheWay }) => onTheWay)) };
};

/** What a vendor said a wallet stands at, and when it was asked. */
interface StatedBalance {
  readonly balance: Money;
  readonly askedAt: Date;
}

/** What a member has at a vendor by the vendor's word; undefined when it does not give one in time. */
export const askBalance = async (
  ctx: AppContext,
  integration: WalletIntegration,
  { account, patienceMs }: { account: string; patienceMs: number },
): Promise<StatedBalance | undefined> => {
  const askedAt = ctx.clock.now();
  const answer = await openTransferWallet(ctx, integration, patienceMs).readBalance(account);
  return answer.kind === 'ok' ? { balance: answer.value, askedAt } : undefined;
};

/** Asks and takes the answer over; false when there was none. */
export const refreshWallet = async (
  ctx: AppContext,
  integration: WalletIntegration,
  wallet: TransferWallet,
): Promise<boolean> => {
  const asked = { account: wallet.account, patienceMs: BALANCE_PATIENCE_MS };
  const stated = await askBalance(ctx, integration, asked);
  if (stated === undefined) return false;
  await transaction(ctx.db, async (tx) => {
    await putBalance(tx, wallet, stated);
    if (stated.balance !== wallet.balance) await announceVendorBalances(tx, wallet.accountId);
  });
  return true;
};

/** What an account is known to have at vendors and on the way there. */
export const sumVendorBalances = async (on: Database | Transaction, accountId: bigint): Promise<Money> => {
  const wallets = await listTransferWallets(on, accountId);
  return sumMoney(wallets.map(({ balance, onTheWay }) => addMoney(balance, onTheWay)));
};

/** Lets the account's pages know of it. */
export const announceVendorBalances = async (tx: Transaction, accountId: bigint): Promise<void> => {
  const vendorBalance = formatAmount(await sumVendorBalances(tx, accountId));
  const event = { type: 'funds-away', key: String(accountId), away: vendorBalance };
  announce(tx, event);
};
