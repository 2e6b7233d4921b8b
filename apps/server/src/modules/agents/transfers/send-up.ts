import { formatAmount, type Money, money } from '@hintha/money';
import { type Caller, BusinessError, type Database, transaction, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import { dayStartOf } from '../../../business-day.ts';
import type { AppContext } from '../../../app-context.ts';
import { checkPaymentPassword, maskPlayer, readAccountDetails } from '../../identity/index.ts';
import { notifyMember } from '../../inbox/index.ts';
import { checkAccountMayWithdraw, checkAmountMayWithdraw, isRestricted } from '../../protection/index.ts';
import { readSettings } from '../../settings/index.ts';
import { isReceipt, lockWallets, post, postingKey } from '../../wallet/index.ts';
import { type TransferSettings, transferSettings } from '../settings.ts';
import { holdUpline, selectUpline } from '../tree/tree-store.ts';
import type { Transfer, Upline } from '../types.ts';
import { findByRequest, insertTransfer, sumSent } from './transfer-store.ts';

const SOURCE = 'transfer';

export interface SendingOrder {
  readonly amount: Money;
  readonly paymentPassword: string;
  readonly requestId: string;
}

/**
 * Sends money to the account right above, both legs or neither. The same request sends once, whatever has become of
 * the right to send since.
 */
export const sendUp = async (ctx: AppContext, caller: Caller, order: SendingOrder): Promise<void> => {
  const { accountId } = caller;
  const known = await findByRequest(ctx.db, accountId, order.requestId);
  if (known !== undefined) return replay(known, order);
  const toId = await requireReceiver(ctx, accountId);
  await checkPaymentPassword(ctx, accountId, order.paymentPassword);
  await transaction(ctx.db, async (tx) => {
    await lockWallets(tx, [accountId, toId]);
    const meanwhile = await findByRequest(tx, accountId, order.requestId);
    if (meanwhile !== undefined) return replay(meanwhile, order);
    // The right may be gone, or the one above another, since the password was checked.
    if ((await holdReceiver(tx, accountId)) !== toId) throw new BusinessError('upline_unavailable');
    await checkMaySend(ctx, tx, { fromId: accountId, toId, amount: order.amount });
    await move(ctx, tx, { caller, toId, order });
  });
};

const replay = ({ amount }: Transfer, order: SendingOrder): void => {
  if (amount !== order.amount) throw new BusinessError('key_reused');
};

const requireReceiver = async ({ db }: AppContext, accountId: bigint): Promise<bigint> =>
  receiverOf(db, await selectUpline(db, accountId));

const holdReceiver = async (tx: Transaction, accountId: bigint): Promise<bigint> =>
  receiverOf(tx, await holdUpline(tx, accountId));

const receiverOf = async (on: Database | Transaction, upline: Upline | undefined): Promise<bigint> => {
  if (upline?.mayReceive !== true) throw new BusinessError('not_enabled');
  const details = await readAccountDetails(on, upline.id);
  if (details?.status !== 'open') throw new BusinessError('upline_unavailable');
  return upline.id;
};

interface Move {
  readonly caller: Caller;
  readonly toId: bigint;
  readonly order: SendingOrder;
}

const move = async (ctx: AppContext, tx: Transaction, { caller, toId, order }: Move): Promise<void> => {
  const { accountId: fromId, account } = caller;
  const { amount, requestId } = order;
  const id = String(await insertTransfer(tx, { fromId, toId, amount, requestId, at: ctx.clock.now() }));
  const entry = { amount, source: SOURCE, reference: id };
  const sent = await post(tx, fromId, {
    ...entry,
    kind: 'TRANSFER_OUT',
    key: postingKey(SOURCE, `${id}:out`),
  });
  if (sent.outcome === 'insufficient_funds') throw new BusinessError('insufficient_funds');
  assert(isReceipt(sent), `transfer ${id} did not leave: ${sent.outcome}`);
  const come = await post(tx, toId, { ...entry, kind: 'TRANSFER_IN', key: postingKey(SOURCE, `${id}:in`) });
  // A sub-account of an agent has no wallet of its own.
  if (come.outcome === 'unknown_wallet') throw new BusinessError('upline_unavailable');
  assert(isReceipt(come), `transfer ${id} did not arrive: ${come.outcome}`);
  const values = { amount: formatAmount(amount), account: maskPlayer(account) };
  await notifyMember(ctx, tx, { accountId: toId, kind: 'transfer_received', values });
};

export interface Sending {
  readonly fromId: bigint;
  readonly toId: bigint;
  readonly amount: Money;
}

/** Refuses a transfer that may not be. What may not be paid out may not be sent on either: it would leave by another. */
const checkMaySend = async (ctx: AppContext, tx: Transaction, sending: Sending): Promise<void> => {
  const { fromId, toId, amount } = sending;
  const withdrawal = { accountId: fromId, amount, way: 'transfer' } as const;
  await checkAccountMayWithdraw(ctx, tx, withdrawal);
  const settings = await readSettings(tx, transferSettings);
  checkRange(amount, settings);
  await checkDay(ctx, tx, sending, settings.mostPerDay);
  await checkAmountMayWithdraw(ctx, tx, withdrawal);
  for (const kind of ['SIGN_IN', 'DEPOSITS'] as const)
    if (await isRestricted(ctx, tx, toId, kind)) throw new BusinessError('upline_unavailable');
};

const checkRange = (amount: Money, { least, most }: TransferSettings): void => {
  if (amount >= least && amount <= most) return;
  const range = { least: formatAmount(least), most: formatAmount(most) };
  throw new BusinessError('amount_out_of_range', range);
};

const checkDay = async (
  { clock }: AppContext,
  tx: Transaction,
  sending: Sending,
  mostPerDay: Money,
): Promise<void> => {
  const left = mostPerDay - (await sumSent(tx, { ...sending, since: dayStartOf(clock.now()) }));
  if (sending.amount > left)
    throw new BusinessError('daily_limit_reached', { left: formatAmount(money(left > 0n ? left : 0n)) });
};
