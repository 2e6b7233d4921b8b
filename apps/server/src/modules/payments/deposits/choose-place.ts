import { dayStartOf } from '../../../business-day.ts';
import { addMoney, type Money } from '@hintha/money';
import { Refusal, type Transaction } from '@hintha/platform';
import { selectReceivers, turnReceiver } from '../channels/channel-store.ts';
import type { Channel } from '../channels/types.ts';
import { selectUsedAmounts } from './deposit-store.ts';
import { AMOUNT_KEPT_MS, COUNTED, freeSurcharge, isByHand, OPEN } from './rules.ts';
import type { Place } from './types.ts';

/**
 * Where the next order of a channel is paid: the receiver whose turn it is and that may still take so much today, on a
 * QR channel with an amount that no other order has. The transaction holds the channel.
 */
export const choosePlace = async (
  tx: Transaction,
  channel: Channel,
  asked: Money,
  now: Date,
): Promise<Place> => {
  if (!isByHand(channel)) return { receiverId: null, payAmount: asked, surcharge: null };
  for (const receiver of await selectReceivers(tx, channel.id, dayStartOf(now), COUNTED)) {
    const place = await placeAt(tx, channel, { receiverId: receiver.id, asked, now });
    if (place === undefined || place.payAmount > receiver.room) continue;
    await turnReceiver(tx, receiver.id);
    return place;
  }
  throw new Refusal('channel_busy');
};

const placeAt = async (
  tx: Transaction,
  channel: Channel,
  { receiverId, asked, now }: { receiverId: bigint; asked: Money; now: Date },
): Promise<Place | undefined> => {
  if (channel.type !== 'QR') return { receiverId, payAmount: asked, surcharge: null };
  const since = new Date(now.getTime() - AMOUNT_KEPT_MS);
  const surcharge = freeSurcharge(asked, await selectUsedAmounts(tx, receiverId, since, OPEN));
  return surcharge && { receiverId, payAmount: addMoney(asked, surcharge), surcharge };
};
