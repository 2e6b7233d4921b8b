import { type Money, ZERO } from '@hintha/money';
import { queueJob, randomToken, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { askForRounds } from '../feed/read-feed.ts';
import { findIntegration } from '../integration-store.ts';
import { carryOut } from './execute-transfer.ts';
import { askBalance, refreshWallet } from './read-vendor-balances.ts';
import { CALL_PATIENCE_MS, LEFT_AFTER_MS } from './rules.ts';
import { begin } from './start-transfer.ts';
import { findByRequest } from './transfer-store.ts';
import { listLeftWallets, listWallets, markTransferredBack } from './transfer-wallet-store.ts';
import type { Transfer, VendorWallet } from './types.ts';
import { isKeeper } from './vendor-client.ts';

/** The balance may fall between question and order, because somebody plays. */
const MOST_TRIES = 3;

export interface Returned {
  readonly vendor: string;
  readonly name: string;
  readonly amount: Money;
  /** done: it is home · open: on its way · failed: the vendor did not answer, and nothing moved. */
  readonly state: 'done' | 'open' | 'failed';
}

export interface ReturnOrder {
  readonly accountId: bigint;
  /** Null for all vendors. */
  readonly vendor: string | null;
  readonly requestId: string;
}

/** Brings home what an account has at vendors; vendors with nothing are left out. */
export const returnFunds = async (ctx: AppContext, order: ReturnOrder): Promise<Returned[]> => {
  const wallets = await listWallets(ctx.db, order.accountId);
  const wanted = wallets.filter(({ connection }) => order.vendor === null || connection === order.vendor);
  const returned = await Promise.all(wanted.map((wallet) => bringHome(ctx, wallet, order.requestId)));
  return returned.filter((one) => one !== null);
};

/** Brings one wallet home; null when there is nothing in it. */
export const bringHome = async (
  ctx: AppContext,
  wallet: VendorWallet,
  requestId: string,
): Promise<Returned | null> => {
  const { connection: vendor, name } = wallet;
  const last = await tryToReturn(ctx, wallet, requestId);
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

const tryToReturn = async (
  ctx: AppContext,
  wallet: VendorWallet,
  requestId: string,
): Promise<Transfer | 'empty' | 'no_answer'> => {
  const { accountId, account, connection } = wallet;
  const keeper = await findIntegration(ctx.db, connection);
  if (!isKeeper(keeper)) return 'no_answer';
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    // The dot keeps these names apart from those that members give.
    const name = `${requestId}.${connection}.${attempt}`;
    const known = await findByRequest(ctx.db, accountId, name);
    if (known !== undefined && known.state !== 'refused') return known;
    if (known !== undefined) continue;
    const told = await askBalance(ctx, keeper, { account, patienceMs: CALL_PATIENCE_MS });
    if (told === undefined) return 'no_answer';
    if (told.balance === ZERO) return 'empty';
    const order = { accountId, account, connection, direction: 'out', amount: told.balance } as const;
    const begun = await begin(ctx, { ...order, requestId: name });
    if (begun === undefined) continue;
    const done = await carryOut(ctx, keeper, begun);
    if (done.reason !== 'insufficient_funds') return done;
  }
  return 'no_answer';
};

/** The job that brings home everything of one account. */
export const TRANSFER_BACK_ALL = 'vendors-bring-home-all';

const NAME_BITS = 128;

/** Has what an account has at vendors brought home, once the transaction has committed: it may not be played with. */
export const requestTransferBack = (tx: Transaction, accountId: bigint): Promise<void> =>
  queueJob(tx, TRANSFER_BACK_ALL, `${TRANSFER_BACK_ALL}:${accountId}`, { accountId: String(accountId) });

/** Brings home everything of the account that a queued job names; a vendor that does not answer is asked again. */
export const transferBackAll = async (ctx: AppContext, payload: unknown): Promise<void> => {
  const { accountId } = payload as { accountId: string };
  const requestId = `closed.${randomToken(ctx.random, NAME_BITS)}`;
  const returned = await returnFunds(ctx, { accountId: BigInt(accountId), vendor: null, requestId });
  const unheard = returned.filter(({ state }) => state === 'failed').map(({ vendor }) => vendor);
  if (unheard.length > 0) throw new Error(`no answer from ${unheard.join(', ')}`);
};

const AT_ONCE = 50;
const LEFT_NAME_BITS = 128;

/** Brings home what lies in the wallets of games that were left without a word: a closed page, an ended session. */
export const transferBackLeft = async (ctx: AppContext): Promise<void> => {
  const before = new Date(ctx.clock.now().getTime() - LEFT_AFTER_MS);
  for (const wallet of await listLeftWallets(ctx.db, before, AT_ONCE)) await look(ctx, wallet);
};

const look = async (ctx: AppContext, wallet: VendorWallet): Promise<void> => {
  const keeper = await findIntegration(ctx.db, wallet.connection);
  if (!isKeeper(keeper) || !(await refreshWallet(ctx, keeper, wallet))) return;
  // Money that has moved since it was last looked at is money that is played with.
  const [now] = (await listWallets(ctx.db, wallet.accountId)).filter(
    ({ connection }) => connection === wallet.connection,
  );
  if (now === undefined || now.movedAt > wallet.movedAt) return;
  await bringHome(ctx, now, `left.${randomToken(ctx.random, LEFT_NAME_BITS)}`);
};
