import { transaction } from '@hintha/platform';
import type { House } from '../../../../house.ts';
import type { Channel, Provider } from '../../channels/types.ts';
import { lockDeposit } from '../deposit-store.ts';
import { moveDeposit, turnDown } from '../move-deposit.ts';
import { callProvider } from '../provider/provider-client.ts';
import { readAddress, readCoinWords } from '../provider/wire.ts';
import type { Deposit } from '../types.ts';
import { findAddress, insertAddress } from './coin-store.ts';
import { takeCoinWord } from './take-coin-word.ts';

/** Tells the member of an order the address to pay to: the one it has on the channel, or one that is opened for it. */
export const openAddress = async (house: House, provider: Provider, order: Deposit): Promise<void> => {
  const { channelId, accountId } = order;
  const known = await findAddress(house.db, channelId, accountId);
  const address = known ?? (await askForAddress(house, provider, order));
  await transaction(house.db, async (tx) => {
    const held = await lockDeposit(tx, order.id);
    if (held?.state !== 'CREATED') return;
    if (address === undefined) await turnDown(house, tx, held, { to: 'FAILED', reason: 'PROVIDER_REFUSED' });
    else {
      await insertAddress(tx, channelId, accountId, address);
      await moveDeposit(house, tx, held, { to: 'AWAITING' });
    }
  });
};

/** The provider knows a member by a name that is the same whenever it is asked. */
const askForAddress = async (
  house: House,
  provider: Provider,
  { channelId, accountId }: Deposit,
): Promise<string | undefined> => {
  const reference = `${channelId}-${accountId}`;
  const notifyUrl = `${house.config.publicUrl}/wps/payments/webhook/${channelId}`;
  const answer = await callProvider(house, provider, '/addresses', { reference, notifyUrl });
  if (answer.kind === 'unknown') throw new Error(`${channelId} did not open an address: ${answer.why}`);
  return answer.kind === 'ok' ? readAddress(answer.text) : undefined;
};

type CoinChannel = Channel & { readonly provider: Provider };

/**
 * Asks the provider what has come to the address of a member, and takes each transfer as if it had been told of it by
 * itself: words that came before change nothing. Silence is left to the next question.
 */
export const askForCoins = async (house: House, channel: CoinChannel, accountId: bigint): Promise<void> => {
  const address = await findAddress(house.db, channel.id, accountId);
  if (address === undefined) return;
  const answer = await callProvider(house, channel.provider, '/addresses/query', { address });
  const words = answer.kind === 'ok' ? readCoinWords(answer.text) : undefined;
  if (words === undefined) {
    house.log.info({ channel: channel.id, answer: answer.kind }, 'the provider does not tell of an address');
    return;
  }
  for (const word of words)
    if (word.address === address) await transaction(house.db, (tx) => takeCoinWord(house, tx, channel, word));
};
