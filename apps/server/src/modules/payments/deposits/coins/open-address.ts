import { transaction } from '@hintha/platform';
import type { AppContext } from '../../../../app-context.ts';
import type { Channel, Provider } from '../../channels/types.ts';
import { lockDeposit } from '../deposit-store.ts';
import { moveDeposit, turnDown } from '../move-deposit.ts';
import { callProvider } from '../provider/provider-client.ts';
import { readAddress, readCoinWords } from '../provider/wire.ts';
import type { Deposit } from '../types.ts';
import { findAddress, insertAddress } from './coin-store.ts';
import { takeCoinWord } from './take-coin-word.ts';

/** Tells the member of an order the address to pay to: the one it has on the channel, or one that is opened for it. */
export const openAddress = async (ctx: AppContext, provider: Provider, order: Deposit): Promise<void> => {
  const { channelId, accountId } = order;
  const known = await findAddress(ctx.db, channelId, accountId);
  const address = known ?? (await askForAddress(ctx, provider, order));
  await transaction(ctx.db, async (tx) => {
    const held = await lockDeposit(tx, order.id);
    if (held?.state !== 'CREATED') return;
    if (address === undefined) await turnDown(ctx, tx, held, { to: 'FAILED', reason: 'PROVIDER_REFUSED' });
    else {
      await insertAddress(tx, channelId, accountId, address);
      await moveDeposit(ctx, tx, held, { to: 'AWAITING' });
    }
  });
};

/** The provider knows a member by a name that is the same whenever it is asked. */
const askForAddress = async (
  ctx: AppContext,
  provider: Provider,
  { channelId, accountId }: Deposit,
): Promise<string | undefined> => {
  const reference = `${channelId}-${accountId}`;
  const notifyUrl = `${ctx.config.publicUrl}/wps/payments/webhook/${channelId}`;
  const answer = await callProvider(ctx, provider, '/addresses', { reference, notifyUrl });
  if (answer.kind === 'unknown') throw new Error(`${channelId} did not open an address: ${answer.why}`);
  return answer.kind === 'ok' ? readAddress(answer.text) : undefined;
};

type CoinChannel = Channel & { readonly provider: Provider };

/**
 * Asks the provider what has come to the address of a member, and takes each transfer as if it had been told of it by
 * itself: words that came before change nothing. Silence is left to the next question.
 */
export const askForCoins = async (
  ctx: AppContext,
  channel: CoinChannel,
  accountId: bigint,
): Promise<void> => {
  const address = await findAddress(ctx.db, channel.id, accountId);
  if (address === undefined) return;
  const answer = await callProvider(ctx, channel.provider, '/addresses/query', { address });
  const words = answer.kind === 'ok' ? readCoinWords(answer.text) : undefined;
  if (words === undefined) {
    ctx.log.info({ channel: channel.id, answer: answer.kind }, 'the provider does not tell of an address');
    return;
  }
  for (const word of words)
    if (word.address === address) await transaction(ctx.db, (tx) => takeCoinWord(ctx, tx, channel, word));
};
