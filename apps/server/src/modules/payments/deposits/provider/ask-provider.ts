import { queueJob, transaction } from '@hintha/platform';
import type { House } from '../../../../house.ts';
import { findChannel } from '../../channels/channel-store.ts';
import { askForCoins } from '../coins/ask-for-coins.ts';
import { findDeposit, takeDueQuestions } from '../deposit-store.ts';
import { ASK_AFTER_MS, mayBecome, orderNoOf } from '../rules.ts';
import { callProvider } from './provider-client.ts';
import { takeVerdict } from './take-verdict.ts';
import { readVerdict } from './wire.ts';

export const ASK_PROVIDER = 'payments-ask-provider';

/** Queues a question to the provider of each order that has heard nothing since its time-out and is due for one. */
export const queueQuestions = (house: House): Promise<void> =>
  transaction(house.db, async (tx) => {
    for (const id of await takeDueQuestions(tx, ASK_AFTER_MS, house.clock.now()))
      await queueJob(tx, ASK_PROVIDER, `${ASK_PROVIDER}:${id}`, { id: String(id) });
  });

/** Asks the provider what became of an order whose time is out; silence is left to the next question. */
export const askProvider = async (house: House, id: bigint): Promise<void> => {
  const deposit = await findDeposit(house.db, id);
  if (deposit === undefined || !mayBecome(deposit.state, 'CREDITED')) return;
  const { channelId } = deposit;
  const channel = await findChannel(house.db, channelId);
  if (channel?.provider == null) throw new Error(`channel ${channelId} has no provider`);
  const { provider } = channel;
  if (deposit.type === 'CRYPTO') return askForCoins(house, { ...channel, provider }, deposit.accountId);
  const orderNo = orderNoOf(deposit);
  const answer = await callProvider(house, provider, '/orders/query', { orderNo });
  const verdict = answer.kind === 'ok' ? readVerdict(answer.text) : null;
  if (verdict == null || verdict.orderNo !== orderNo) {
    house.log.info({ order: orderNo, answer: answer.kind }, 'the provider does not know yet');
    return;
  }
  await transaction(house.db, (tx) => takeVerdict(house, tx, channelId, verdict));
};
