import { transaction } from '@hintha/platform';
import type { House } from '../../../../house.ts';
import { selectFeeds } from '../../channels/channel-store.ts';
import { takeLine } from '../incoming/take-incoming.ts';
import { isAdmissible, type SignedCall } from '../provider/is-admissible.ts';
import { SIGNATURE_AGE_MS } from '../provider/signature.ts';
import type { TakenWebhook } from '../provider/take-webhook.ts';
import { insertNonce } from '../provider/verdict-store.ts';
import { readLine } from './wire.ts';

/**
 * Takes a line of a statement that is signed by whoever feeds the statements of its receiver. The receiver is read
 * before the signature is looked at, since it says by which secret; nothing is done until the signature is right.
 */
export const takeStatementLine = async (house: House, call: SignedCall): Promise<TakenWebhook> => {
  const line = readLine(call.bytes.toString());
  if (line === undefined) return 'unreadable';
  const { receiver, channel, currency, ...told } = line;
  const feeds = await selectFeeds(house.db, receiver, channel);
  const feed = feeds.find(({ secret }) => isAdmissible(house, secret, call));
  if (feed === undefined) return 'turned_away';
  const now = house.clock.now();
  return transaction(house.db, async (tx) => {
    if (!(await insertNonce(tx, feed.channelId, call.nonce, now))) return 'turned_away';
    const isOurs = currency === feed.currency && told.at.getTime() <= now.getTime() + SIGNATURE_AGE_MS;
    if (!isOurs) return 'unreadable';
    await takeLine(house, tx, { ...told, receiverId: feed.receiverId });
    return 'taken';
  });
};
