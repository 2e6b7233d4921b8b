import type { payments } from '@hintha/contract';
import { formatAmount } from '@hintha/money';
import { formatRate, leastOf } from './coin-rate.ts';
import type { CoinSettings } from './settings.ts';
import type { Channel } from './types.ts';

const PPM_IN_HUNDREDTHS_OF_PERCENT = 100;

export const toMethodView = (channel: Channel, coins: CoinSettings): payments.MethodView => ({
  id: channel.id,
  name: channel.name,
  type: channel.type,
  min: formatAmount(leastOf(channel, coins)),
  max: formatAmount(channel.max),
  fee: toPercent(channel.feePpm),
  currency: channel.currency,
  timeOutMinutes: channel.timeOutMinutes,
  coin: toCoin(channel, coins),
});

const toCoin = ({ coin }: Channel, { least }: CoinSettings) => {
  if (coin == null) return null;
  return {
    currency: coin.currency,
    rate: formatRate(coin.rate),
    least: formatAmount(least),
  };
};

/** A share as staff and members read it. */
export const toPercent = (ppm: number): string => {
  const hundredths = Math.floor(ppm / PPM_IN_HUNDREDTHS_OF_PERCENT);
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
};
