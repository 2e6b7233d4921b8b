import { Refusal } from '@hintha/platform';
import { phoneNumber } from '../codes/phone-number.ts';

export interface AskedNumber {
  readonly countryDialingCode: string;
  readonly mobileNum: string;
}

/** The number of a call, or the refusal that says what is wrong with it. */
export const readNumber = ({ countryDialingCode, mobileNum }: AskedNumber): string => {
  if (mobileNum.trim() === '')
    throw new Refusal('phone_missing', { fields: [{ field: 'mobileNum', problem: 'empty' }] });
  const number = phoneNumber(countryDialingCode, mobileNum);
  if (number === undefined)
    throw new Refusal('phone_invalid', { fields: [{ field: 'mobileNum', problem: 'pattern' }] });
  return number;
};
