import type { Letters } from '@hintha/messages';
import type { Database } from '@hintha/platform';
import { until } from './operate.ts';
import { readOutbox } from '../tools/scenario/index.ts';

const CODE = /\d{6}/;
const LINK = /https?:\S+/;

/** The mails and short messages that a house without a mail server and a gateway keeps, each read once. */
export const openOutbox = (db: Database) => {
  let read: bigint | number = 0;

  const next = async (recipient: string, template: keyof Letters): Promise<string> => {
    const letter = await until(`${template} for ${recipient}`, async () => {
      const sent = await readOutbox(db, { recipient, template });
      return sent.findLast(({ id, state }) => id > read && state === 'kept');
    });
    read = letter.id;
    return letter.text;
  };
  const find = async (pattern: RegExp, recipient: string, template: keyof Letters): Promise<string> => {
    const [found] = pattern.exec(await next(recipient, template)) ?? [];
    if (found === undefined) throw new Error(`the letter ${template} says nothing like ${pattern}`);
    return found;
  };
  return {
    /** The code in the next letter of its kind to a mail address, or to a number with its country. */
    code: async (recipient: string, template: keyof Letters) => find(CODE, recipient, template),
    link: async (recipient: string) => find(LINK, recipient, 'passwordLink'),
  };
};
