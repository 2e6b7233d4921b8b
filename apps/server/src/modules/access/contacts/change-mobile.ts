import type { access } from '@hintha/contract';
import type { Caller } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { setMobile } from '../mobile/mobile-store.ts';
import { readNumber, type AskedNumber } from '../mobile/read-number.ts';
import { changeContact } from './change-contact.ts';

export interface MobileChange extends AskedNumber {
  readonly verificationCode: string;
  readonly proof: access.Proof;
}

/** Gives the caller's account a phone that has shown its code. */
export const changeMobile = async (house: House, caller: Caller, asked: MobileChange): Promise<void> => {
  const { verificationCode, proof } = asked;
  const order = { accountId: caller.accountId, contact: readNumber(asked), verificationCode, proof };
  await changeContact(
    house,
    { name: 'mobile', channel: 'sms', taken: 'mobile_taken', set: setMobile },
    order,
  );
};
