import {
  transaction,
  type Transaction,
  isAdmissible,
  SIGNATURE_AGE_MS,
  type SignedCall,
} from '@hintha/platform';
import type { AppContext } from '../../../../app-context.ts';
import { findChannel } from '../../channels/channel-store.ts';
import type { Channel } from '../../channels/types.ts';
import { takeCoinWord } from '../coins/take-coin-word.ts';
import { takeVerdict } from './take-verdict.ts';
import { deleteNonces, insertNonce } from './verdict-store.ts';
import { readCoinWord, readVerdict } from './wire.ts';

export type TakenWebhook = 'taken' | 'turned_away' | 'unreadable';

/** Takes a webhook whose signature is right, fresh and has not come before; what it says stands on the bytes alone. */
export const takeWebhook = async (
  ctx: AppContext,
  channelId: string,
  call: SignedCall,
): Promise<TakenWebhook> => {
  const channel = await findChannel(ctx.db, channelId);
  if (channel?.provider == null || !isAdmissible(ctx, channel.provider.secret, call)) return 'turned_away';
  const take = readWord(ctx, channel, call.bytes.toString());
  return transaction(ctx.db, async (tx) => {
    if (!(await insertNonce(tx, channelId, call.nonce, ctx.clock.now()))) return 'turned_away';
    if (take === undefined) return 'unreadable';
    await take(tx);
    return 'taken';
  });
};

/** What is to be done about what was said; undefined when it cannot be read. */
const readWord = (
  ctx: AppContext,
  channel: Channel,
  text: string,
): ((tx: Transaction) => Promise<void>) | undefined => {
  if (channel.type === 'CRYPTO') {
    const word = readCoinWord(text);
    return word && ((tx) => takeCoinWord(ctx, tx, channel, word));
  }
  const verdict = readVerdict(text);
  if (verdict === null) return () => Promise.resolve();
  return verdict && ((tx) => takeVerdict(ctx, tx, channel.id, verdict));
};

/** A call this old is turned away by its time, so its nonce need not be known any longer. */
export const forgetNonces = (ctx: AppContext): Promise<void> =>
  deleteNonces(ctx.db, new Date(ctx.clock.now().getTime() - 3 * SIGNATURE_AGE_MS));
