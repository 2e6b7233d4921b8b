import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';

/** The country that a caller without one is counted to. */
export const HOME_COUNTRY = 'MM';

export const BRAND = {
  brand: 'HINTHA',
  merchant: 'hintha',
  platform: 'WEB',
  lotteryType: 'SEA',
  currencySymbol: 'Ks',
  defaultLang: 'my',
  supportLanguages: ['en', 'my', 'zh'],
  // Indonesian has a bundle and no place in the picker.
  pickerLanguages: ['zh', 'en', 'vi', 'ja', 'th', 'fil', 'my'],
} as const;

/**
 * The promotional counter of the home page: it begins each month at the start value and grows by a fixed step
 * every three seconds. It is no prize, and the page says so.
 */
export const TICKER = { startHundredths: 100_000_000, stepHundredths: 16_511, everyMs: 3_000 } as const;

export const monthStart = (now: Date): number => Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);

/** The country with its dialling code, that of the home country where a country has no phones of its own. */
export const withDiallingCode = (country: string | null) => {
  const countryCode = country !== null && isSupportedCountry(country) ? country : HOME_COUNTRY;
  return { countryCode, countryDialingCode: getCountryCallingCode(countryCode) };
};
