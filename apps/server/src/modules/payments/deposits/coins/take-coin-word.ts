import { type Money, sumMoney } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import type { AppContext } from '../../../../app-context.ts';
import { rateUntil, toWorth } from '../../channels/coin-rate.ts';
import { type CoinSettings, coinSettings } from '../../channels/settings.ts';
import type { Channel } from '../../channels/types.ts';
import { insertDeposit, lockDeposit, lockDepositor } from '../deposit-store.ts';
import { creditDeposit, getDeposit, moveDeposit } from '../move-deposit.ts';
import { mayBecome, rateFor } from '../rules.ts';
import type { Deposit } from '../types.ts';
import {
  type CoinTransfer,
  type CoinWord,
  contradictTransfer,
  findCoinOrder,
  findOwner,
  keepTransfer,
  linkTransfers,
  selectConfirmed,
} from './coin-store.ts';
import { readSettings } from '../../../settings/index.ts';
import { depositSettings, revivalMs } from '../settings.ts';

/**
 * Takes what a provider says of a transfer to a member's address. Words come again and out of order: what counts is the
 * first amount and the most confirmations; another amount or address is kept against the transfer.
 */
export const takeCoinWord = async (
  ctx: AppContext,
  tx: Transaction,
  channel: Channel,
  word: CoinWord,
): Promise<void> => {
  const { id: channelId, coin } = channel;
  const accountId = await findOwner(tx, channelId, word.address);
  if (accountId === undefined || coin == null || word.currency !== coin.currency) {
    ctx.log.warn({ channel: channelId, txn: word.txnId }, "coins that are nobody's");
    return;
  }
  await lockDepositor(tx, accountId);
  const transfer = await keepTransfer(tx, { channelId, accountId, word }, ctx.clock.now());
  if (transfer.accountId !== accountId || transfer.amount !== word.amount)
    return contradict(ctx, tx, channelId, transfer);
  const isOver = transfer.depositId !== null || transfer.contradicted;
  const settings = await readSettings(tx, coinSettings);
  if (isOver || transfer.confirmations < settings.confirmations) return;
  const { currency } = channel;
  await creditCoins(ctx, tx, { channelId, accountId, rate: coin.rate, currency, settings });
};

/** An order that came to its end before that takes no coins any more. */
const earliestRevivable = async ({ clock }: AppContext, tx: Transaction): Promise<Date> =>
  new Date(clock.now().getTime() - revivalMs(await readSettings(tx, depositSettings)));

/** What is not in a wallet yet waits for staff. */
const contradict = async (
  ctx: AppContext,
  tx: Transaction,
  channelId: string,
  transfer: CoinTransfer,
): Promise<void> => {
  await contradictTransfer(tx, transfer.id);
  const { accountId, depositId } = transfer;
  ctx.log.warn({ transfer: String(transfer.id), credited: depositId !== null }, 'a chain is at odds');
  const since = await earliestRevivable(ctx, tx);
  const orderId = depositId ?? (await findCoinOrder(tx, { channelId, accountId }, since));
  const order = orderId === undefined ? undefined : await lockDeposit(tx, orderId);
  if (order !== undefined && mayBecome(order.state, 'REVIEW'))
    await moveDeposit(ctx, tx, order, { to: 'REVIEW', reason: 'CONTRADICTED' });
};

export interface Arrived {
  readonly channelId: string;
  readonly accountId: bigint;
  /** Of this hour. */
  readonly rate: bigint;
  readonly currency: string;
  readonly settings: CoinSettings;
}

/**
 * Credits the confirmed coins of a member, all that have come, once they are the least that is taken: on its order, be
 * it less or more than that asked for, or on an order that is written for them.
 */
const creditCoins = async (ctx: AppContext, tx: Transaction, arrived: Arrived): Promise<void> => {
  const { least, confirmations } = arrived.settings;
  const transfers = await selectConfirmed(tx, arrived, confirmations);
  const coins = sumMoney(transfers.map(({ amount }) => amount));
  if (coins < least) return;
  const since = await earliestRevivable(ctx, tx);
  const orderId = await findCoinOrder(tx, arrived, since);
  const order = orderId === undefined ? undefined : await lockDeposit(tx, orderId);
  const worth = sumMoney(
    transfers.map(({ amount, seenAt }) => toWorth(amount, rateFor(order, seenAt, arrived.rate))),
  );
  const name = `coins-${transfers.map(({ id }) => id).join('-')}`.slice(0, 64);
  const deposit = order ?? (await write(ctx, tx, arrived, { coins, worth, name }));
  await linkTransfers(
    tx,
    transfers.map(({ id }) => id),
    deposit.id,
  );
  await creditDeposit(ctx, tx, deposit, { paid: worth });
};

interface Unasked {
  readonly coins: Money;
  readonly worth: Money;
  readonly name: string;
}

/** Nobody asked for an order: the member knows its address and has just paid. */
const write = async (
  ctx: AppContext,
  tx: Transaction,
  { channelId, accountId, rate, currency, settings }: Arrived,
  { coins, worth, name }: Unasked,
): Promise<Deposit> => {
  const now = ctx.clock.now();
  const id = await insertDeposit(tx, {
    accountId,
    channelId,
    requestId: name,
    asked: worth,
    place: { receiverId: null, payAmount: worth, surcharge: null },
    coin: { amount: coins, rate, until: rateUntil(now, settings) },
    currency,
    state: 'AWAITING',
    createdAt: now,
    expiresAt: now,
  });
  return getDeposit(tx, id);
};
