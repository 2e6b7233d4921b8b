/** What a field can accept: the number under which the site has words for it, and the pattern; `*` is any text. */
export const PATTERNS = {
  digits: { patternId: 1, acceptedPattern: '[0-9]+' },
  lettersAndDigits: { patternId: 2, acceptedPattern: '[A-Za-z0-9]+' },
  letterFirst: { patternId: 3, acceptedPattern: '[A-Za-z][A-Za-z0-9]*' },
  withCapital: { patternId: 4, acceptedPattern: '.*[A-Z].*' },
  noSpaces: { patternId: 5, acceptedPattern: '\\S+' },
  latinLetters: { patternId: 6, acceptedPattern: '[A-Za-z ]+' },
  email: { patternId: 7, acceptedPattern: '[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+' },
  chineseAndDigits: { patternId: 8, acceptedPattern: '[\\p{Han}0-9]+' },
  chineseAndPunctuation: { patternId: 9, acceptedPattern: '[\\p{Han}\\p{P}]+' },
  korean: { patternId: 10, acceptedPattern: '\\p{Hangul}+' },
  isoDate: { patternId: 11, acceptedPattern: '\\d{4}-\\d{2}-\\d{2}' },
  americanDate: { patternId: 12, acceptedPattern: '\\d{2}-\\d{2}-\\d{4}' },
  anyText: { patternId: 13, acceptedPattern: '*' },
} as const;

export type PatternName = keyof typeof PATTERNS;
export type PatternId = (typeof PATTERNS)[PatternName]['patternId'];

export const isPatternId = (id: number): id is PatternId =>
  Object.values(PATTERNS).some(({ patternId }) => patternId === id);
