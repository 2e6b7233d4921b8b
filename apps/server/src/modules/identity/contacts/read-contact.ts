import { BusinessError } from '@hintha/platform';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

export interface AskedNumber {
  readonly countryDialingCode: string;
  readonly mobileNum: string;
}

/** The number of a call, or the error that says what is wrong with it. */
export const readNumber = ({ countryDialingCode, mobileNum }: AskedNumber): string => {
  if (mobileNum.trim() === '')
    throw new BusinessError('phone_missing', { fields: [{ field: 'mobileNum', problem: 'empty' }] });
  const number = phoneNumber(countryDialingCode, mobileNum);
  if (number === undefined)
    throw new BusinessError('phone_invalid', { fields: [{ field: 'mobileNum', problem: 'pattern' }] });
  return number;
};

/** The number with its country in digits alone, such as `959777123456`; undefined when no phone can have it. */
export const phoneNumber = (dialingCode: string, number: string): string | undefined => {
  const country = dialingCode.replaceAll(/\D/g, '');
  const parsed = parsePhoneNumberFromString(`+${country}${number.replaceAll(/\D/g, '').replace(/^0+/, '')}`);
  if (parsed?.isValid() !== true || parsed.countryCallingCode !== country) return undefined;
  return parsed.number.slice(1);
};

/** The country of a number that has its country's digits, as two letters; empty where it has none. */
export const phoneCountry = (number: string): string =>
  parsePhoneNumberFromString(`+${number}`)?.country ?? '';

// What would have to be escaped in the head of a mail is left out, and so are letters that only look alike.
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** The mail address of a call in small letters, or the error that says what is wrong with it. */
export const readMail = (typed: string): string => {
  const address = typed.trim().toLowerCase();
  if (address === '')
    throw new BusinessError('not_empty', { fields: [{ field: 'email', problem: 'empty' }] });
  if (!ADDRESS.test(address))
    throw new BusinessError('email_invalid', { fields: [{ field: 'email', problem: 'pattern' }] });
  return address;
};
