import type { Money } from '@hintha/money';
import { type Caller, BusinessError, type Database, transaction, type Transaction } from '@hintha/platform';
import { dayStartOf } from '../../../business-day.ts';
import type { AppContext } from '../../../app-context.ts';
import { checkPaymentPassword, maskPlayer, readAccountDetails } from '../../identity/index.ts';
import { checkAccountMayWithdraw, checkAmountMayWithdraw, isRestricted } from '../../protection/index.ts';
import { readSettings } from '../../settings/index.ts';
import { lockWallets } from '../../wallet/index.ts';
import { transferSettings } from '../settings.ts';
import { holdUpline, selectUpline } from '../tree/tree-store.ts';
import type { Transfer, Upline } from '../types.ts';
import { checkDay, checkRange, moveMoney } from './move-money.ts';
import { findByRequest, insertTransfer, sumSent } from './transfer-store.ts';

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

const move = async (
  ctx: AppContext,
  tx: Transaction,
  { caller, toId, order }: { caller: Caller; toId: bigint; order: SendingOrder },
): Promise<void> => {
  const { accountId: fromId, account } = caller;
  const { amount, requestId } = order;
  const id = await insertTransfer(tx, { fromId, toId, amount, requestId, at: ctx.clock.now() });
  await moveMoney(ctx, tx, {
    id,
    fromId,
    toId,
    amount,
    from: maskPlayer(account),
    unavailable: 'upline_unavailable',
  });
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
  const today = await sumSent(tx, { ...sending, since: dayStartOf(ctx.clock.now()) });
  checkDay(amount, settings.mostPerDay - today);
  await checkAmountMayWithdraw(ctx, tx, withdrawal);
  for (const kind of ['SIGN_IN', 'DEPOSITS'] as const)
    if (await isRestricted(ctx, tx, toId, kind)) throw new BusinessError('upline_unavailable');
};
