import { formatAmount } from '@hintha/money';
import { queueJob, transaction } from '@hintha/platform';
import type { AppContext } from '../../../../app-context.ts';
import { findChannel } from '../../channels/channel-store.ts';
import { askForCoins, openAddress } from '../coins/open-address.ts';
import { findDeposit, lockDeposit, takeDueQuestions } from '../deposit-store.ts';
import { moveDeposit, turnDown } from '../move-deposit.ts';
import { ASK_AFTER_MS, mayBecome, orderNoOf } from '../rules.ts';
import type { Deposit } from '../types.ts';
import { callProvider } from './provider-client.ts';
import { takeVerdict } from './take-verdict.ts';
import { readPayUrl, readVerdict } from './wire.ts';

/**
 * Has the provider open its page for an order, or an address for coins. The provider knows orders by their numbers, so asking twice opens one;
 * while it does not answer the job runs again, until the time of the order is out.
 */
export const openPayment = async (ctx: AppContext, id: bigint, language?: string): Promise<void> => {
  const deposit = await findDeposit(ctx.db, id);
  if (deposit?.state !== 'CREATED') return;
  const provider = (await findChannel(ctx.db, deposit.channelId))?.provider;
  if (provider == null) throw new Error(`channel ${deposit.channelId} has no provider`);
  if (deposit.type === 'CRYPTO') return openAddress(ctx, provider, deposit);
  const answer = await callProvider(ctx, provider, '/orders', {
    ...toOrder(ctx, deposit),
    ...(language === undefined ? {} : { language }),
  });
  if (answer.kind === 'unknown') throw new Error(`${deposit.channelId} did not open a page: ${answer.why}`);
  const payUrl = answer.kind === 'ok' ? readPayUrl(answer.text) : undefined;
  await transaction(ctx.db, async (tx) => {
    const held = await lockDeposit(tx, id);
    if (held?.state !== 'CREATED') return;
    if (payUrl === undefined) await turnDown(ctx, tx, held, { to: 'FAILED', reason: 'PROVIDER_REFUSED' });
    else await moveDeposit(ctx, tx, held, { to: 'AWAITING', payUrl });
  });
};

const toOrder = ({ config }: AppContext, deposit: Deposit): object => ({
  orderNo: orderNoOf(deposit),
  amount: formatAmount(deposit.payAmount),
  currency: deposit.currency,
  expiresAt: deposit.expiresAt.getTime(),
  notifyUrl: `${config.publicUrl}/wps/payments/webhook/${deposit.channelId}`,
  returnUrl: `${config.publicUrl}/depositv2`,
});

export const ASK_PROVIDER = 'payments-ask-provider';

/** Queues a question to the provider of each order that has heard nothing since its time-out and is due for one. */
export const queueQuestions = (ctx: AppContext): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    for (const id of await takeDueQuestions(tx, ASK_AFTER_MS, ctx.clock.now()))
      await queueJob(tx, ASK_PROVIDER, `${ASK_PROVIDER}:${id}`, { id: String(id) });
  });

/** Asks the provider what became of an order whose time is out; silence is left to the next question. */
export const askProvider = async (ctx: AppContext, id: bigint): Promise<void> => {
  const deposit = await findDeposit(ctx.db, id);
  if (deposit === undefined || !mayBecome(deposit.state, 'CREDITED')) return;
  const { channelId } = deposit;
  const channel = await findChannel(ctx.db, channelId);
  if (channel?.provider == null) throw new Error(`channel ${channelId} has no provider`);
  const { provider } = channel;
  if (deposit.type === 'CRYPTO') return askForCoins(ctx, { ...channel, provider }, deposit.accountId);
  const orderNo = orderNoOf(deposit);
  const answer = await callProvider(ctx, provider, '/orders/query', { orderNo });
  const verdict = answer.kind === 'ok' ? readVerdict(answer.text) : null;
  if (verdict == null || verdict.orderNo !== orderNo) {
    ctx.log.info({ order: orderNo, answer: answer.kind }, 'the provider does not know yet');
    return;
  }
  await transaction(ctx.db, (tx) => takeVerdict(ctx, tx, channelId, verdict));
};
