import type { payments } from '@hintha/contract';
import { formatAmount } from '@hintha/money';
import { formatRate } from '../channels/coin-rate.ts';
import type { CoinSettings } from '../channels/settings.ts';
import { orderNoOf } from './rules.ts';
import type { Deposit } from './types.ts';

export const toDepositView = (deposit: Deposit, coins: CoinSettings): payments.DepositView => ({
  id: String(deposit.id),
  orderNo: orderNoOf(deposit),
  methodId: deposit.channelId,
  methodName: deposit.channelName,
  type: deposit.type,
  state: deposit.state,
  reason: deposit.reason,
  amount: formatAmount(deposit.asked),
  payAmount: formatAmount(deposit.payAmount),
  credited: deposit.credited === null ? null : formatAmount(deposit.credited),
  currency: deposit.currency,
  receiver: toReceiver(deposit),
  qr: toQr(deposit),
  payUrl: deposit.payUrl,
  txnTail: deposit.txnTail,
  slips: [...deposit.slips],
  coin: toCoin(deposit, coins),
  createdAt: deposit.createdAt.getTime(),
  expiresAt: deposit.expiresAt.getTime(),
});

const toCoin = (deposit: Deposit, { confirmations }: CoinSettings): payments.DepositView['coin'] => {
  const { coinCurrency: currency, coinAmount, coinRate, coinRateUntil } = deposit;
  if (currency === null || coinAmount === null || coinRate === null || coinRateUntil === null) return null;
  return {
    currency,
    amount: formatAmount(coinAmount),
    rate: formatRate(coinRate),
    rateUntil: coinRateUntil.getTime(),
    address: deposit.coinAddress,
    seen: formatAmount(deposit.coinsSeen),
    confirmations: deposit.confirmations,
    needed: confirmations,
  };
};

const toReceiver = ({ receiverName: name, receiverNumber: number }: Deposit) =>
  name === null || number === null ? null : { name, number };

const toQr = (deposit: Deposit): string | null => {
  const { qrTemplate, receiverNumber, payAmount } = deposit;
  if (qrTemplate === null || receiverNumber === null) return null;
  return qrTemplate
    .replace('{number}', receiverNumber)
    .replace('{amount}', formatAmount(payAmount))
    .replace('{note}', orderNoOf(deposit));
};
