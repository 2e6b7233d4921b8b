const PLACE = /(\{\{\w+\}\}|\((?:min|max)\))/;
const VOWEL = /[aeiou]/gi;
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
};
const WORDS = ['óné', 'twó', 'thréé', 'fóúr', 'fívé', 'síx', 'sévén', 'éíght', 'níné', 'tén'];
/** Shorter texts grow more when they are translated. */
const SHORT = 10;
const GROWTH = { short: 2, long: 1.4 };

const stretch = (words: string): string =>
  words.replaceAll(VOWEL, (vowel) => `${ACCENTED[vowel]}${ACCENTED[vowel.toLowerCase()]}`);

const fillTo = (wanted: number, from: number): string => {
  let filling = '';
  for (let next = 0; from + filling.length < wanted; next += 1) filling += ` ${WORDS[next % WORDS.length]}`;
  return filling;
};

const lengthOf = (pieces: readonly string[]): number =>
  pieces.reduce((length, piece) => length + piece.length, 0);

/**
 * A text as a language of longer words would have it: every vowel twice and words added, so that it breaks where texts
 * break; its letters and the marks at its ends show what is cut off or comes from elsewhere. Places to fill stay.
 */
export const lengthen = (text: string): string => {
  const pieces = text.split(PLACE);
  const said = pieces.filter((_piece, index) => index % 2 === 0);
  const length = lengthOf(said);
  const filling = fillTo(length * (length < SHORT ? GROWTH.short : GROWTH.long), lengthOf(said.map(stretch)));
  return `[${pieces.map((piece, index) => (index % 2 === 0 ? stretch(piece) : piece)).join('')}${filling}]`;
};
