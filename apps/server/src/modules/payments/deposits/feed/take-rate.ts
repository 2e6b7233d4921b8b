import { transaction } from '@hintha/platform';
import type { House } from '../../../../house.ts';
import { feedRate, findRateSecret } from '../../channels/channel-store.ts';
import { parseRate } from '../../channels/coin-rate.ts';
import { isAdmissible, type SignedCall } from '../provider/is-admissible.ts';
import { SIGNATURE_AGE_MS } from '../provider/signature.ts';
import type { TakenWebhook } from '../provider/take-webhook.ts';
import { insertNonce } from '../provider/verdict-store.ts';
import { readRate } from './wire.ts';

/**
 * Takes what a coin is worth from whoever feeds the rates of a channel. The channel is read before the signature is
 * looked at, since it says by which secret. Orders that are open keep the rate they were made at.
 */
export const takeRate = async (house: House, call: SignedCall): Promise<TakenWebhook> => {
  const told = readRate(call.bytes.toString());
  if (told === undefined) return 'unreadable';
  const { channel: channelId, coin, at } = told;
  const secret = await findRateSecret(house.db, channelId);
  if (secret === undefined || !isAdmissible(house, secret, call)) return 'turned_away';
  const now = house.clock.now();
  return transaction(house.db, async (tx) => {
    if (!(await insertNonce(tx, channelId, call.nonce, now))) return 'turned_away';
    if (at.getTime() > now.getTime() + SIGNATURE_AGE_MS) return 'unreadable';
    await feedRate(tx, { channelId, coin, rate: parseRate(told.rate), at });
    return 'taken';
  });
};
