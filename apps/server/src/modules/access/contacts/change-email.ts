import type { access } from '@hintha/contract';
import type { Caller, Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { endLinks } from '../recovery/recovery-store.ts';
import { changeContact } from './change-contact.ts';
import { setEmail } from './contact-store.ts';
import { readMail } from './read-mail.ts';

export interface EmailChange {
  readonly email: string;
  readonly verificationCode: string;
  readonly proof: access.Proof;
}

/** Gives the caller's account a mail address that has shown its code; links mailed to the old one open nothing more. */
export const changeEmail = async (house: House, caller: Caller, asked: EmailChange): Promise<void> => {
  const { verificationCode, proof } = asked;
  const order = { accountId: caller.accountId, contact: readMail(asked.email), verificationCode, proof };
  const set = async (tx: Transaction, accountId: bigint, email: string): Promise<boolean> => {
    await endLinks(tx, accountId, house.clock.now());
    return setEmail(tx, accountId, email);
  };
  await changeContact(house, { name: 'email', channel: 'mail', taken: 'email_taken', set }, order);
};
