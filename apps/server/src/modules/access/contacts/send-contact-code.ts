import type { Caller } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { sendCode } from '../codes/send-code.ts';
import { readNumber, type AskedNumber } from '../mobile/read-number.ts';
import { readMail } from './read-mail.ts';

export interface ContactCodeOrder extends AskedNumber {
  readonly channel: 'sms' | 'email';
  readonly email: string;
}

/** Sends a code to the phone or mail address that the caller's account is to have; it is good for this account alone. */
export const sendContactCode = (
  house: House,
  caller: Caller,
  { asked, ip, language }: { asked: ContactCodeOrder; ip: string; language: string },
): Promise<number> =>
  sendCode(house, {
    purpose: 'contact',
    ...(asked.channel === 'sms'
      ? { channel: 'sms', recipient: readNumber(asked) }
      : { channel: 'mail', recipient: readMail(asked.email) }),
    owner: caller.accountId,
    language,
    ip,
  });
