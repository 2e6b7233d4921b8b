interface Country {
  countryCode: string;
  countryDialingCode: string;
}

/** The countries of the languages of the site, with their dialling codes (ITU-T E.164). */
const COUNTRIES: readonly Country[] = [
  { countryCode: 'MM', countryDialingCode: '95' },
  { countryCode: 'TH', countryDialingCode: '66' },
  { countryCode: 'CN', countryDialingCode: '86' },
  { countryCode: 'VN', countryDialingCode: '84' },
  { countryCode: 'JP', countryDialingCode: '81' },
  { countryCode: 'PH', countryDialingCode: '63' },
  { countryCode: 'ID', countryDialingCode: '62' },
  { countryCode: 'SG', countryDialingCode: '65' },
];

/** The code of a caller whose country is not known. */
const DEFAULT_CODE = '95';

/** The countries to choose from, that of the caller first. */
export const dialCountries = (own: Country | null): Country[] => {
  if (own === null || own.countryDialingCode === '') return [...COUNTRIES];
  return [
    own,
    ...COUNTRIES.filter(({ countryDialingCode }) => countryDialingCode !== own.countryDialingCode),
  ];
};

/** The dialling code that counts: the chosen one, else that of the caller's country. */
export const dialCode = (chosen: string, own: Country | null): string =>
  chosen || own?.countryDialingCode || DEFAULT_CODE;
