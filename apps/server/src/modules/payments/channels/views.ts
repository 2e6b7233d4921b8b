import type { payments } from '@hintha/contract';
import { formatAmount } from '@hintha/money';
import { formatRate, LEAST_COINS, leastOf } from './coin-rate.ts';
import type { Channel } from './types.ts';

const PPM_IN_HUNDREDTHS_OF_PERCENT = 100;

export const toMethodView = (channel: Channel): payments.MethodView => ({
  id: channel.id,
  name: channel.name,
  type: channel.type,
  min: formatAmount(leastOf(channel)),
  max: formatAmount(channel.max),
  fee: toPercent(channel.feePpm),
  currency: channel.currency,
  timeOutMinutes: channel.timeOutMinutes,
  coin: toCoin(channel),
});

const toCoin = ({ coin }: Channel) => {
  if (coin == null) return null;
  return {
    currency: coin.currency,
    rate: formatRate(coin.rate),
    least: formatAmount(LEAST_COINS),
  };
};

const toPercent = (ppm: number): string => {
  const hundredths = Math.floor(ppm / PPM_IN_HUNDREDTHS_OF_PERCENT);
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
};
