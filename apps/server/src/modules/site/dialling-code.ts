import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';
import { HOME_COUNTRY } from './rules.ts';

/** The country with its dialling code, that of the house where a country has no phones of its own. */
export const withDiallingCode = (country: string | null) => {
  const countryCode = country !== null && isSupportedCountry(country) ? country : HOME_COUNTRY;
  return { countryCode, countryDialingCode: getCountryCallingCode(countryCode) };
};
