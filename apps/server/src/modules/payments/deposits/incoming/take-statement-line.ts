import {
  transaction,
  type Transaction,
  isAdmissible,
  SIGNATURE_AGE_MS,
  type SignedCall,
} from '@hintha/platform';
import type { AppContext } from '../../../../app-context.ts';
import { feedRate, findRateSecret, lockChannel, selectFeeds } from '../../channels/channel-store.ts';
import { formatRate, isNear, parseRate } from '../../channels/coin-rate.ts';
import { coinSettings } from '../../channels/settings.ts';
import { readSettings } from '../../../settings/index.ts';
import type { TakenWebhook } from '../provider/take-webhook.ts';
import { insertNonce } from '../provider/verdict-store.ts';
import { readLine, readRate, type ReportedRate } from '../provider/wire.ts';
import { takeLine } from './take-incoming.ts';

/**
 * Takes a line of a statement that is signed by whoever feeds the statements of its receiver. The receiver is read
 * before the signature is looked at, since it says by which secret; nothing is done until the signature is right.
 */
export const takeStatementLine = async (ctx: AppContext, call: SignedCall): Promise<TakenWebhook> => {
  const line = readLine(call.bytes.toString());
  if (line === undefined) return 'unreadable';
  const { receiver, channel, currency, ...reported } = line;
  const feeds = await selectFeeds(ctx.db, receiver, channel);
  const feed = feeds.find(({ secret }) => isAdmissible(ctx, secret, call));
  if (feed === undefined) return 'turned_away';
  const now = ctx.clock.now();
  return transaction(ctx.db, async (tx) => {
    if (!(await insertNonce(tx, feed.channelId, call.nonce, now))) return 'turned_away';
    const isOurs = currency === feed.currency && reported.at.getTime() <= now.getTime() + SIGNATURE_AGE_MS;
    if (!isOurs) return 'unreadable';
    await takeLine(ctx, tx, { ...reported, receiverId: feed.receiverId });
    return 'taken';
  });
};

/**
 * Takes what a coin is worth from whoever feeds the rates of a channel. The channel is read before the signature is
 * looked at, since it says by which secret. Orders that are open keep the rate they were made at.
 */
export const takeRate = async (ctx: AppContext, call: SignedCall): Promise<TakenWebhook> => {
  const reported = readRate(call.bytes.toString());
  if (reported === undefined) return 'unreadable';
  const { channel: channelId, coin, at } = reported;
  const secret = await findRateSecret(ctx.db, channelId);
  if (secret === undefined || !isAdmissible(ctx, secret, call)) return 'turned_away';
  const now = ctx.clock.now();
  return transaction(ctx.db, async (tx) => {
    if (!(await insertNonce(tx, channelId, call.nonce, now))) return 'turned_away';
    if (at.getTime() > now.getTime() + SIGNATURE_AGE_MS) return 'unreadable';
    if (await isFar(ctx, tx, reported)) return 'unreadable';
    await feedRate(tx, { channelId, coin, rate: parseRate(reported.rate), at });
    return 'taken';
  });
};

/**
 * Whether a newer rate differs from the last one by more than the operator lets it. It is not taken, so that nothing is
 * ordered once the last one is too old, until the feed is right again or two of the staff have set a rate.
 */
const isFar = async (ctx: AppContext, tx: Transaction, { channel: id, coin, rate, at }: ReportedRate) => {
  const known = (await lockChannel(tx, id))?.coin;
  const { asOf = null } = known ?? {};
  if (known == null || known.currency !== coin || (asOf !== null && asOf >= at)) return false;
  if (isNear(parseRate(rate), known.rate, await readSettings(tx, coinSettings))) return false;
  ctx.log.warn({ channel: id, known: formatRate(known.rate), rate }, 'a rate is far from the last one');
  return true;
};
