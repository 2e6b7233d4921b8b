import { formatAmount } from '@hintha/money';
import { transaction } from '@hintha/platform';
import type { House } from '../../../../house.ts';
import { findChannel } from '../../channels/channel-store.ts';
import { openAddress } from '../coins/open-address.ts';
import { findDeposit, lockDeposit } from '../deposit-store.ts';
import { moveDeposit } from '../move-deposit.ts';
import { orderNoOf } from '../rules.ts';
import { turnDown } from '../turn-down.ts';
import type { Deposit } from '../types.ts';
import { callProvider } from './provider-client.ts';
import { readPayUrl } from './wire.ts';

/**
 * Has the provider open its page for an order, or an address for coins. The provider knows orders by their numbers, so asking twice opens one;
 * while it does not answer the job runs again, until the time of the order is out.
 */
export const openPayment = async (house: House, id: bigint): Promise<void> => {
  const deposit = await findDeposit(house.db, id);
  if (deposit?.state !== 'CREATED') return;
  const provider = (await findChannel(house.db, deposit.channelId))?.provider;
  if (provider == null) throw new Error(`channel ${deposit.channelId} has no provider`);
  if (deposit.type === 'CRYPTO') return openAddress(house, provider, deposit);
  const answer = await callProvider(house, provider, '/orders', toOrder(house, deposit));
  if (answer.kind === 'unknown') throw new Error(`${deposit.channelId} did not open a page: ${answer.why}`);
  const payUrl = answer.kind === 'ok' ? readPayUrl(answer.text) : undefined;
  await transaction(house.db, async (tx) => {
    const held = await lockDeposit(tx, id);
    if (held?.state !== 'CREATED') return;
    if (payUrl === undefined) await turnDown(house, tx, held, { to: 'FAILED', reason: 'PROVIDER_REFUSED' });
    else await moveDeposit(house, tx, held, { to: 'AWAITING', payUrl });
  });
};

const toOrder = ({ config }: House, deposit: Deposit): object => ({
  orderNo: orderNoOf(deposit),
  amount: formatAmount(deposit.payAmount),
  currency: deposit.currency,
  expiresAt: deposit.expiresAt.getTime(),
  notifyUrl: `${config.publicUrl}/wps/payments/webhook/${deposit.channelId}`,
  returnUrl: `${config.publicUrl}/depositv2`,
});
