/** Card letters as centre lines in a box of 100 by 100, to be stroked thick with cut corners. */
export const LETTER_LINES: Readonly<Record<string, string>> = {
  A: 'M14 87 43 14H57L86 87M27 62H73',
  K: 'M24 13V87M80 13 36 50 82 87',
  Q: 'M38 14H62L84 35V65L62 86H38L16 65V35ZM56 60 88 92',
  J: 'M46 14H76V64L56 86H38L18 66',
  T: 'M10 28 26 14V87M58 14H76L88 28V72L76 86H58L46 72V28Z',
  N: 'M82 50H38L20 36V28L36 14H64L82 30V66L62 86H38L22 74',
};

export interface LetterColours {
  readonly light: string;
  readonly middle: string;
  readonly dark: string;
}

export const LETTER_COLOURS: Readonly<Record<string, LetterColours>> = {
  A: { light: '#FFC3AE', middle: '#EE4B33', dark: '#96170F' },
  K: { light: '#C2FFE1', middle: '#2FC48D', dark: '#07664A' },
  Q: { light: '#F0D4FF', middle: '#A956EC', dark: '#55188F' },
  J: { light: '#CBE0FF', middle: '#4A86F0', dark: '#173C9E' },
  T: { light: '#FFE9B0', middle: '#F2A11F', dark: '#A2560A' },
  N: { light: '#CBF8FF', middle: '#2CB0CF', dark: '#0A5D84' },
};

const stroke = (line: string, colour: string, width: number): string =>
  `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** Lacquer letter inlaid in gold: ink, gold rim, coloured body, and light along its upper left. */
export const drawLetter = (line: string, { light, middle, dark }: LetterColours): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-14 -14 128 128"><defs>',
    `<linearGradient id="body" gradientUnits="userSpaceOnUse" x1="20" y1="0" x2="62" y2="104">`,
    `<stop offset="0" stop-color="${light}"/><stop offset=".42" stop-color="${middle}"/>`,
    `<stop offset="1" stop-color="${dark}"/></linearGradient>`,
    '<linearGradient id="rim" gradientUnits="userSpaceOnUse" x1="10" y1="0" x2="70" y2="110">',
    '<stop offset="0" stop-color="#FFF6D2"/><stop offset=".45" stop-color="#EDB94C"/>',
    '<stop offset="1" stop-color="#8F5A12"/></linearGradient></defs>',
    '<g stroke-linejoin="bevel" stroke-linecap="square">',
    `<g transform="translate(1.5 4)" opacity=".55">${stroke(line, '#000', 35)}</g>`,
    stroke(line, '#2A0B06', 34),
    stroke(line, 'url(#rim)', 28),
    stroke(line, '#3A0F08', 20),
    stroke(line, 'url(#body)', 17),
    `<g transform="translate(-2.6 -3)" opacity=".5">${stroke(line, light, 2.6)}</g>`,
    '</g></svg>',
  ].join('');

/** The narrow letters of the ribbons, in a box of 10 by 14. */
const SMALL: Readonly<Record<string, string>> = {
  W: 'M0 0 2.6 14 5 4 7.4 14 10 0',
  I: 'M5 0V14',
  L: 'M1 0V14H9',
  D: 'M1 0H6L9.4 4V10L6 14H1Z',
  F: 'M9.4 0H1V14M1 6.6H7.6',
  R: 'M1 14V0H7L9.4 2.4V5.4L7 7.6H1M5 7.6 9.4 14',
  E: 'M9.4 0H1V14H9.4M1 6.6H7.6',
};

/** A word on a gold ribbon across a picture 240 wide, its middle at `y`. */
export const drawRibbon = (word: string, y: number): string => {
  const advance = 24;
  const start = 120 - ((word.length - 1) * advance + 17) / 2;
  const letters = Array.from(word, (letter, i) => {
    const place = `translate(${start + i * advance} ${y - 12}) scale(1.7)`;
    return `<path d="${SMALL[letter] ?? ''}" transform="${place}"/>`;
  }).join('');
  const [top, bottom] = [y - 22, y + 22];
  return [
    '<defs><linearGradient id="ribbon" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFF0BF"/>',
    '<stop offset=".5" stop-color="#EDB94C"/><stop offset="1" stop-color="#A8650F"/></linearGradient></defs>',
    `<path d="M50 ${top}H190L204 ${y}L190 ${bottom}H50L36 ${y}Z" fill="url(#ribbon)" stroke="#2A0B06" stroke-width="5" stroke-linejoin="bevel"/>`,
    `<path d="M54 ${top + 5}H186L196 ${y}L186 ${bottom - 5}H54L44 ${y}Z" fill="none" stroke="#7A4708" stroke-width="1.6"/>`,
    `<g fill="none" stroke="#3A0F08" stroke-width="2.7" stroke-linejoin="bevel">${letters}</g>`,
  ].join('');
};
