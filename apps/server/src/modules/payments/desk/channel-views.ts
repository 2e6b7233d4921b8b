import { formatAmount } from '@hintha/money';
import { toChange } from '../../audit/index.ts';
import type { KnownReceiver } from '../channels/channel-store.ts';
import { formatRate } from '../channels/coin-rate.ts';
import type { Channel } from '../channels/types.ts';
import type { DeskChannels } from './read-channels.ts';

export const toDeskChannels = (desk: DeskChannels) => {
  const receiversOf = Map.groupBy(desk.receivers, ({ channelId }) => channelId);
  return desk.channels.map((channel) => ({
    id: channel.id,
    name: channel.name,
    type: channel.type,
    currency: channel.currency,
    min: formatAmount(channel.min),
    max: formatAmount(channel.max),
    active: channel.active,
    changed: toChange(desk.switched.get(`channel:${channel.id}`)),
    coin: toCoin(channel, desk),
    receivers: (receiversOf.get(channel.id) ?? []).map((receiver) => toReceiver(receiver, desk)),
  }));
};

const toCoin = ({ id, coin }: Channel, { rated }: DeskChannels) =>
  coin == null
    ? null
    : { currency: coin.currency, rate: formatRate(coin.rate), changed: toChange(rated.get(`channel:${id}`)) };

const toReceiver = (
  { id, name, number, healthy, dailyCap, taken }: KnownReceiver,
  { judged }: DeskChannels,
) => ({
  id: String(id),
  name,
  number,
  healthy,
  dailyCap: formatAmount(dailyCap),
  taken: formatAmount(taken),
  changed: toChange(judged.get(`receiver:${id}`)),
});
