import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

// Always so many, so that they tell no length.
const DOTS = '•••••';
const MAIL_DOTS = '•••';
const VISIBLE_AT_END = 3;

const GRAPHEMES = new Intl.Segmenter('my', { granularity: 'grapheme' });

/** Burmese stacks a consonant under the one before this sign. */
const VIRAMA = '\u1039';

/** Letters as a reader sees them: in Burmese a consonant with all that stands around it, which Unicode's clusters cut. */
const graphemesOf = (text: string): string[] => {
  const letters: string[] = [];
  for (const { segment } of GRAPHEMES.segment(text)) {
    const last = letters.at(-1);
    if (last !== undefined && (/^\p{M}/u.test(segment) || last.endsWith(VIRAMA)))
      letters[letters.length - 1] = `${last}${segment}`;
    else letters.push(segment);
  }
  return letters;
};

const firstOf = (text: string): string => {
  const [first = '', second] = graphemesOf(text);
  return second === undefined ? '' : first;
};

/** A phone such as `+95 9•••••123`; the number comes with its country in digits alone, or is empty. */
export const maskMobile = (mobile: string): string => {
  if (mobile === '') return '';
  const parsed = parsePhoneNumberFromString(`+${mobile}`);
  const end = mobile.slice(-VISIBLE_AT_END);
  if (parsed === undefined) return `${DOTS}${end}`;
  return `+${parsed.countryCallingCode} ${parsed.nationalNumber.slice(0, 1)}${DOTS}${end}`;
};

/** A mail address such as `t•••@example.org`. */
export const maskMail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 0 ? maskName(email) : `${firstOf(email.slice(0, at))}${MAIL_DOTS}${email.slice(at)}`;
};

/** A name by the first letter of each of its words. */
export const maskName = (name: string): string =>
  name
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => `${firstOf(word)}${MAIL_DOTS}`)
    .join(' ');

/** What is known by its end, such as the number of a paper. */
export const maskNumber = (text: string): string => {
  const letters = graphemesOf(text);
  if (letters.length === 0) return '';
  return `${DOTS}${letters.length > 2 * VISIBLE_AT_END ? letters.slice(-VISIBLE_AT_END).join('') : ''}`;
};

/** The name of an account as others may see it, such as `ab***9`. */
export const maskPlayer = (name: string): string => `${name.slice(0, 2)}***${name.slice(-1)}`;
