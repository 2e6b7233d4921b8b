import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

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
