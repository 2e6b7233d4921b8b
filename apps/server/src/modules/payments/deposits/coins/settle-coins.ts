import { sumMoney, type Money } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import type { House } from '../../../../house.ts';
import { LEAST_COINS, toWorth } from '../../channels/coin-rate.ts';
import { creditDeposit } from '../credit-deposit.ts';
import { insertDeposit, lockDeposit } from '../deposit-store.ts';
import { getDeposit } from '../move-deposit.ts';
import { REVIVAL_MS } from '../rules.ts';
import type { Deposit } from '../types.ts';
import { findCoinOrder, linkTransfers, selectConfirmed } from './coin-store.ts';
import { CONFIRMATIONS, rateFor } from './rules.ts';

export interface Arrived {
  readonly channelId: string;
  readonly accountId: bigint;
  /** Of this hour. */
  readonly rate: bigint;
  readonly currency: string;
}

/**
 * Credits the confirmed coins of a member, all that have come, once they are the least that is taken: on its order, be
 * it less or more than that asked for, or on an order that is written for them.
 */
export const settleCoins = async (house: House, tx: Transaction, arrived: Arrived): Promise<void> => {
  const transfers = await selectConfirmed(tx, arrived, CONFIRMATIONS);
  const coins = sumMoney(transfers.map(({ amount }) => amount));
  if (coins < LEAST_COINS) return;
  const since = new Date(house.clock.now().getTime() - REVIVAL_MS);
  const orderId = await findCoinOrder(tx, arrived, since);
  const order = orderId === undefined ? undefined : await lockDeposit(tx, orderId);
  const worth = sumMoney(
    transfers.map(({ amount, seenAt }) => toWorth(amount, rateFor(order, seenAt, arrived.rate))),
  );
  const name = `coins-${transfers.map(({ id }) => id).join('-')}`.slice(0, 64);
  const deposit = order ?? (await write(house, tx, arrived, { coins, worth, name }));
  await linkTransfers(
    tx,
    transfers.map(({ id }) => id),
    deposit.id,
  );
  await creditDeposit(house, tx, deposit, worth);
};

interface Unasked {
  readonly coins: Money;
  readonly worth: Money;
  readonly name: string;
}

/** Nobody asked for an order: the member knows its address and has just paid. */
const write = async (
  house: House,
  tx: Transaction,
  { channelId, accountId, rate, currency }: Arrived,
  { coins, worth, name }: Unasked,
): Promise<Deposit> => {
  const now = house.clock.now();
  const id = await insertDeposit(tx, {
    accountId,
    channelId,
    requestId: name,
    asked: worth,
    place: { receiverId: null, payAmount: worth, surcharge: null },
    coin: { amount: coins, rate },
    currency,
    state: 'AWAITING',
    createdAt: now,
    expiresAt: now,
  });
  return getDeposit(tx, id);
};
