import type { Transaction } from '@hintha/platform';
import type { House } from '../../../../house.ts';
import type { Channel } from '../../channels/types.ts';
import { lockDeposit, lockDepositor } from '../deposit-store.ts';
import { moveDeposit } from '../move-deposit.ts';
import { mayBecome, REVIVAL_MS } from '../rules.ts';
import {
  contradictTransfer,
  findCoinOrder,
  findOwner,
  keepTransfer,
  type CoinTransfer,
} from './coin-store.ts';
import { CONFIRMATIONS } from './rules.ts';
import { settleCoins } from './settle-coins.ts';
import type { CoinWord } from './types.ts';

/**
 * Takes what a provider says of a transfer to a member's address. Words come again and out of order: what counts is the
 * first amount and the most confirmations; another amount or address is kept against the transfer.
 */
export const takeCoinWord = async (
  house: House,
  tx: Transaction,
  channel: Channel,
  word: CoinWord,
): Promise<void> => {
  const { id: channelId, coin } = channel;
  const accountId = await findOwner(tx, channelId, word.address);
  if (accountId === undefined || coin == null || word.currency !== coin.currency) {
    house.log.warn({ channel: channelId, txn: word.txnId }, "coins that are nobody's");
    return;
  }
  await lockDepositor(tx, accountId);
  const transfer = await keepTransfer(tx, { channelId, accountId, word }, house.clock.now());
  if (transfer.accountId !== accountId || transfer.amount !== word.amount)
    return contradict(house, tx, channelId, transfer);
  const isOver = transfer.depositId !== null || transfer.contradicted;
  if (isOver || transfer.confirmations < CONFIRMATIONS) return;
  await settleCoins(house, tx, { channelId, accountId, rate: coin.rate, currency: channel.currency });
};

/** What is not in a wallet yet waits for staff. */
const contradict = async (
  house: House,
  tx: Transaction,
  channelId: string,
  transfer: CoinTransfer,
): Promise<void> => {
  await contradictTransfer(tx, transfer.id);
  const { accountId, depositId } = transfer;
  house.log.warn({ transfer: String(transfer.id), credited: depositId !== null }, 'a chain is at odds');
  const since = new Date(house.clock.now().getTime() - REVIVAL_MS);
  const orderId = depositId ?? (await findCoinOrder(tx, { channelId, accountId }, since));
  const order = orderId === undefined ? undefined : await lockDeposit(tx, orderId);
  if (order !== undefined && mayBecome(order.state, 'REVIEW'))
    await moveDeposit(house, tx, order, { to: 'REVIEW', reason: 'CONTRADICTED' });
};
