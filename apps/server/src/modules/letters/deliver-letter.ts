import { Undeliverable } from '@hintha/platform';
import type { House } from '../../house.ts';
import { closeLetter, findWaiting, keepLetter } from './store.ts';
import type { WrittenLetter } from './types.ts';

/**
 * Hands a letter to the mail server or the gateway, or keeps it when the house has none. It may go out twice when the
 * program ends between the hand-over and the note of it, and it never gets lost.
 */
export const deliverLetter = async (house: House, id: bigint): Promise<void> => {
  const letter = await findWaiting(house.db, id);
  if (letter === undefined) return;
  const send = carrierOf(house, letter);
  if (send === null) return keepLetter(house.db, id, house.clock.now());
  try {
    await send();
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error;
    house.log.warn({ err: error, letter: String(id) }, 'a letter was refused');
    return closeLetter(house.db, id, 'refused', house.clock.now());
  }
  await closeLetter(house.db, id, 'sent', house.clock.now());
};

const carrierOf = ({ carriers }: House, letter: WrittenLetter): (() => Promise<void>) | null => {
  const { mailer, sms } = carriers;
  const { channel, recipient: to, subject, text } = letter;
  if (channel === 'mail') return mailer && (() => mailer.send({ to, subject, text }));
  return sms && (() => sms.send({ to, text }));
};
