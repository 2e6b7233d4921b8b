import { Refusal } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { isFlagOn } from '../../settings/index.ts';
import { type CodeAsker, sendCode } from '../codes/send-code.ts';
import { findByMobile } from './mobile-store.ts';
import { type AskedNumber, readNumber } from './read-number.ts';

export interface PhoneCodeOrder extends AskedNumber {
  readonly purpose: 'login' | 'password';
}

/** Sends a code to the phone of an account. A number that no account has gets the same answer, and no message. */
export const sendPhoneCode = async (
  house: House,
  asked: PhoneCodeOrder,
  visitor: CodeAsker,
): Promise<number> => {
  const { purpose } = asked;
  if (house.carriers.phones !== null) throw new Refusal('not_enabled');
  if (purpose === 'login' && !(await isFlagOn(house.db, 'MOBILEVERCODELOGIN3')))
    throw new Refusal('not_enabled');
  const recipient = readNumber(asked);
  const silent = (await findByMobile(house.db, recipient)) === undefined;
  return sendCode(house, { purpose, channel: 'sms', recipient, silent, ...visitor });
};
