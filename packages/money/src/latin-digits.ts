const FIRST_BURMESE_DIGIT = '၀'.charCodeAt(0);

/** What somebody typed, with the digits of Burma as those of Latin script: whoever types them means the same. */
export const latinDigits = (typed: string): string =>
  typed.replaceAll(/[၀-၉]/gu, (digit) => String(digit.charCodeAt(0) - FIRST_BURMESE_DIGIT));
