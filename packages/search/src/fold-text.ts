/** Joiners, marks of direction and places where a line may break: nobody sees them, and nobody types them. */
const UNSEEN = /[\u00AD\u200B-\u200F\u2060\uFEFF]/gu;
const ACCENTS = /[\u0300-\u036F]/gu;
/** Letters that no decomposition leads back to the plain one. */
const PLAIN: Readonly<Record<string, string>> = { đ: 'd', ı: 'i', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe' };
const NOT_PLAIN = /[đıłøßæœ]/gu;
const NOT_IN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu;
const RUNS = /[\p{Script=Latin}\p{N}]+|[^\p{Script=Latin}\p{N}]+/gu;
const KATAKANA = /[\u30A1-\u30F6]/gu;
const KANA_APART = 0x60;

/** The first digit of each row of ten that people type beside 0 to 9; the wide ones are folded before. */
const ZEROS = [0x10_40, 0x0e_50] as const;
const OTHER_DIGIT = /[\u1040-\u1049\u0E50-\u0E59]/gu;
/** A round letter and a round digit, and two hooks: hands and old fonts take one for the other. */
const LONE_ZERO = /(?<![0-9\u1040-\u1049])\u1040(?![0-9\u1040-\u1049])/gu;
const LONE_SEVEN = /(?<![0-9\u1040-\u1049])\u1047(?![0-9\u1040-\u1049])/gu;
const LETTERS_AS_DIGITS = /(?<=[0-9])[ဝရ]+(?=[0-9]|$|\s)|(?<=^|\s)[ဝရ]+(?=[0-9])/gu;
const BURMESE = /[\u1000-\u103F]/u;

const toDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10) ?? code;
  return String(code - zero);
};

/** A digit by itself that touches Burmese letters is the letter that looks like it. */
const foldLone = (text: string, lone: RegExp, letter: string): string =>
  text.replace(lone, (digit, at: number) =>
    BURMESE.test(text.charAt(at - 1)) || BURMESE.test(text.charAt(at + 1)) ? letter : digit,
  );

const foldBurmese = (text: string): string =>
  foldLone(foldLone(text, LONE_ZERO, 'ဝ'), LONE_SEVEN, 'ရ')
    .replace(OTHER_DIGIT, toDigit)
    .replace(LETTERS_AS_DIGITS, (letters) => letters.replaceAll('ဝ', '0').replaceAll('ရ', '7'));

/**
 * A text as it is compared: small letters without accents, Latin digits, one kana, nothing that is not seen, and one
 * blank for everything that is neither letter nor digit. Burmese is taken for Unicode; Zawgyi is converted before.
 */
export const foldText = (text: string): string => {
  const small = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(UNSEEN, '')
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(NOT_PLAIN, (letter) => PLAIN[letter] ?? letter)
    .replace(KATAKANA, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - KANA_APART));
  return foldBurmese(small.replace(NOT_IN_WORDS, ' ').trim());
};

/** The words of a text, folded; where one script ends and Latin letters or digits begin, a word ends as well. */
export const wordsOf = (text: string): string[] => foldText(text).match(RUNS)?.flatMap(splitAtBlanks) ?? [];

const splitAtBlanks = (run: string): string[] => run.split(' ').filter((word) => word !== '');
