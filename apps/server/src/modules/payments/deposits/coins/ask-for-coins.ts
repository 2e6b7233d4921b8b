import { transaction } from '@hintha/platform';
import type { House } from '../../../../house.ts';
import type { Channel, Provider } from '../../channels/types.ts';
import { callProvider } from '../provider/provider-client.ts';
import { findAddress } from './coin-store.ts';
import { takeCoinWord } from './take-coin-word.ts';
import { readCoinWords } from './wire.ts';

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
