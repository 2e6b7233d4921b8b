import { type Money, ZERO } from '@hintha/money';
import { queueJob, randomToken, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { askForRounds } from '../feed/read-feed.ts';
import { findIntegration } from '../integration-store.ts';
import { executeTransfer } from './execute-transfer.ts';
import { askBalance, refreshWallet } from './read-vendor-balances.ts';
import { readSettings } from '../../settings/index.ts';
import { vendorSettings } from '../settings.ts';
import { CALL_PATIENCE_MS } from './rules.ts';
import { startTransfer } from './start-transfer.ts';
import { findByRequest } from './transfer-store.ts';
import {
  listLeftTransferWallets,
  listTransferWallets,
  markTransferredBack,
} from './transfer-wallet-store.ts';
import type { Transfer, TransferWallet } from './types.ts';
import { keepsWallets } from '../open-vendor.ts';

/** The balance may fall between question and order, because somebody plays. */
const MOST_TRIES = 3;

export interface Returned {
  readonly vendor: string;
  readonly name: string;
  readonly amount: Money;
  /** done: it is in the main wallet · open: on its way · failed: the vendor did not answer, and nothing moved. */
  readonly state: 'done' | 'open' | 'failed';
}

export interface ReturnOrder {
  readonly accountId: bigint;
  /** Null for all vendors. */
  readonly vendor: string | null;
  readonly requestId: string;
}

/** Transfers back what an account has at vendors; vendors with nothing are left out. */
export const returnFunds = async (ctx: AppContext, order: ReturnOrder): Promise<Returned[]> => {
  const wallets = await listTransferWallets(ctx.db, order.accountId);
  const wanted = wallets.filter(({ integration }) => order.vendor === null || integration === order.vendor);
  const returned = await Promise.all(wanted.map((wallet) => transferBack(ctx, wallet, order.requestId)));
  return returned.filter((one) => one !== null);
};

/** Empties one transfer wallet; null when there is nothing in it. */
const transferBack = async (
  ctx: AppContext,
  wallet: TransferWallet,
  requestId: string,
): Promise<Returned | null> => {
  const { integration: vendor, name } = wallet;
  const last = await tryToTransferBack(ctx, wallet, requestId);
  if (last === 'empty') {
    // Everything may have been lost there.
    await askForRounds(ctx.db, vendor);
    await markTransferredBack(ctx.db, wallet);
    return null;
  }
  if (last === 'no_answer' || last.state === 'refused')
    return { vendor, name, amount: wallet.balance, state: 'failed' };
  await markTransferredBack(ctx.db, wallet);
  return { vendor, name, amount: last.amount, state: last.state === 'done' ? 'done' : 'open' };
};

const tryToTransferBack = async (
  ctx: AppContext,
  wallet: TransferWallet,
  requestId: string,
): Promise<Transfer | 'empty' | 'no_answer'> => {
  const { accountId, account, integration: code } = wallet;
  const integration = await findIntegration(ctx.db, code);
  if (!keepsWallets(integration)) return 'no_answer';
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    // The dot keeps these names apart from those that members give.
    const name = `${requestId}.${code}.${attempt}`;
    const known = await findByRequest(ctx.db, accountId, name);
    if (known !== undefined && known.state !== 'refused') return known;
    if (known !== undefined) continue;
    const stated = await askBalance(ctx, integration, { account, patienceMs: CALL_PATIENCE_MS });
    if (stated === undefined) return 'no_answer';
    if (stated.balance === ZERO) return 'empty';
    const order = {
      accountId,
      account,
      integration: code,
      direction: 'out',
      amount: stated.balance,
    } as const;
    const begun = await startTransfer(ctx, { ...order, requestId: name });
    if (begun === undefined) continue;
    const done = await executeTransfer(ctx, integration, begun);
    if (done.reason !== 'insufficient_funds') return done;
  }
  return 'no_answer';
};

/** The job that transfers back everything of one account; its stored name is older than the word. */
export const TRANSFER_BACK_ALL = 'vendors-bring-home-all';

/** Of the names of requests that nobody has made. */
const NAME_BITS = 128;

/** Has everything at vendors transferred back, once the transaction has committed: it may not be played with. */
export const requestTransferBack = (tx: Transaction, accountId: bigint): Promise<void> =>
  queueJob(tx, TRANSFER_BACK_ALL, `${TRANSFER_BACK_ALL}:${accountId}`, { accountId: String(accountId) });

/** Transfers back everything of the account that a queued job names; a vendor that does not answer is asked again. */
export const transferBackAll = async (ctx: AppContext, payload: unknown): Promise<void> => {
  const { accountId } = payload as { accountId: string };
  const requestId = `closed.${randomToken(ctx.random, NAME_BITS)}`;
  const returned = await returnFunds(ctx, { accountId: BigInt(accountId), vendor: null, requestId });
  const unheard = returned.filter(({ state }) => state === 'failed').map(({ vendor }) => vendor);
  if (unheard.length > 0) throw new Error(`no answer from ${unheard.join(', ')}`);
};

const MINUTE_MS = 60_000;
const AT_ONCE = 50;

/** Transfers back what lies in the wallets of games that were left without a word: a closed page, an ended session. */
export const transferBackLeft = async (ctx: AppContext): Promise<void> => {
  const { leftMinutes } = await readSettings(ctx.db, vendorSettings);
  const before = new Date(ctx.clock.now().getTime() - leftMinutes * MINUTE_MS);
  for (const wallet of await listLeftTransferWallets(ctx.db, before, AT_ONCE)) await checkLeft(ctx, wallet);
};

const checkLeft = async (ctx: AppContext, wallet: TransferWallet): Promise<void> => {
  const integration = await findIntegration(ctx.db, wallet.integration);
  if (!keepsWallets(integration) || !(await refreshWallet(ctx, integration, wallet))) return;
  // Money that has moved since it was last looked at is money that is played with.
  const [now] = (await listTransferWallets(ctx.db, wallet.accountId)).filter(
    (one) => one.integration === wallet.integration,
  );
  if (now === undefined || now.movedAt > wallet.movedAt) return;
  await transferBack(ctx, now, `left.${randomToken(ctx.random, NAME_BITS)}`);
};
