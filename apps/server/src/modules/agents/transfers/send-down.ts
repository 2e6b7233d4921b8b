import type { Money } from '@hintha/money';
import { type Caller, BusinessError, transaction, type Transaction } from '@hintha/platform';
import { dayStartOf } from '../../../business-day.ts';
import type { AppContext } from '../../../app-context.ts';
import { checkPaymentPassword, maskPlayer, readAccountDetails, TRIAL } from '../../identity/index.ts';
import { checkAccountMayWithdraw, checkAmountMayWithdraw, isRestricted } from '../../protection/index.ts';
import { readSettings } from '../../settings/index.ts';
import { lockWallets } from '../../wallet/index.ts';
import { sendDownChecks, sendDownFollowers } from '../contributions.ts';
import { isTeamAgent } from '../rules.ts';
import { downSettings } from '../settings.ts';
import { holdDownline, requireDownline } from '../tree/downline.ts';
import type { Transfer } from '../types.ts';
import { checkDay, checkRange, moveMoney } from './move-money.ts';
import { findByRequest, insertTransfer, sumSentDown } from './transfer-store.ts';

export interface SendingDown {
  /** Whose wallet it leaves. */
  readonly agentId: bigint;
  readonly toId: bigint;
  readonly amount: Money;
  readonly purpose: Transfer['purpose'];
  readonly paymentPassword: string;
  readonly requestId: string;
}

/** Sends money of an agent to an account of its team, at any depth; the same request sends once. */
export const sendDown = async (ctx: AppContext, caller: Caller, order: SendingDown): Promise<void> => {
  const { agentId, toId } = order;
  const name = await requireSender(ctx, agentId);
  const known = await findByRequest(ctx.db, agentId, order.requestId);
  if (known !== undefined) return replay(known, order);
  await requireDownline(ctx.db, agentId, toId);
  await checkPaymentPassword(ctx, caller.accountId, order.paymentPassword);
  await transaction(ctx.db, async (tx) => {
    await lockWallets(tx, [agentId, toId]);
    const meanwhile = await findByRequest(tx, agentId, order.requestId);
    if (meanwhile !== undefined) return replay(meanwhile, order);
    // The team may be another since the password was checked.
    await holdDownline(tx, agentId, toId);
    await checkMaySend(ctx, tx, order);
    await move(ctx, tx, order, maskPlayer(name));
  });
};

/** Who has a team to send to; answers its name. */
export const requireSender = async ({ db }: AppContext, agentId: bigint): Promise<string> => {
  const agent = await readAccountDetails(db, agentId);
  if (agent === undefined || !isTeamAgent(agent.type)) throw new BusinessError('not_enabled');
  return agent.name;
};

const replay = (known: Transfer, { amount, toId, purpose }: SendingDown): void => {
  if (known.amount !== amount || known.toId !== toId || known.purpose !== purpose)
    throw new BusinessError('key_reused');
};

const checkMaySend = async (ctx: AppContext, tx: Transaction, order: SendingDown): Promise<void> => {
  const { agentId, toId, amount } = order;
  const withdrawal = { accountId: agentId, amount, way: 'transfer' } as const;
  await checkAccountMayWithdraw(ctx, tx, withdrawal);
  for (const find of ctx.contributions.all(sendDownChecks)) {
    const objection = await find(ctx, tx, agentId);
    if (objection !== null) throw objection;
  }
  const settings = await readSettings(tx, downSettings);
  checkRange(amount, settings);
  const since = dayStartOf(ctx.clock.now());
  checkDay(amount, settings.mostPerDay - (await sumSentDown(tx, { fromId: agentId, since })));
  await checkAmountMayWithdraw(ctx, tx, withdrawal);
  await checkMayReceive(ctx, tx, toId);
};

const checkMayReceive = async (ctx: AppContext, tx: Transaction, toId: bigint): Promise<void> => {
  const receiver = await readAccountDetails(tx, toId);
  if (receiver?.status !== 'open' || receiver.type === TRIAL) throw new BusinessError('receiver_unavailable');
  for (const kind of ['SIGN_IN', 'DEPOSITS'] as const)
    if (await isRestricted(ctx, tx, toId, kind)) throw new BusinessError('receiver_unavailable');
};

const move = async (ctx: AppContext, tx: Transaction, order: SendingDown, from: string): Promise<void> => {
  const { agentId: fromId, toId, amount, purpose, requestId } = order;
  const { turnoverTimes: times, topUpsAreDeposits } = await readSettings(tx, downSettings);
  const at = ctx.clock.now();
  const down = { purpose, asDeposit: purpose === 'TOP_UP' && topUpsAreDeposits };
  const id = await insertTransfer(tx, { fromId, toId, amount, requestId, at, down });
  await moveMoney(ctx, tx, { id, fromId, toId, amount, from, unavailable: 'receiver_unavailable' });
  for (const { received } of ctx.contributions.all(sendDownFollowers))
    await received(tx, { transferId: id, accountId: toId, amount, times, at });
};
