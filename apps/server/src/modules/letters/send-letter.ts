import { loadLetters } from '@hintha/messages';
import { queueJob, type Transaction } from '@hintha/platform';
import type { House } from '../../house.ts';
import { insertLetter } from './store.ts';
import type { LetterOrder } from './types.ts';

export const DELIVER_LETTER = 'letters.deliver';

/** Writes a letter and has it carried out once the transaction has committed. */
export const sendLetter = async (house: House, tx: Transaction, order: LetterOrder): Promise<void> => {
  const { channel, recipient, language, template, values } = order;
  const { subject, text } = (await loadLetters(language))[template];
  const letter = { channel, recipient, template, subject, text: fill(text, values) };
  const id = await insertLetter(tx, letter, house.clock.now());
  await queueJob(tx, DELIVER_LETTER, `letter:${id}`, { id: String(id) });
};

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the letter has no value for ${name}`);
    return value;
  });
