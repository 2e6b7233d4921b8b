import { drawEmblem } from '../draw-emblem.ts';
import type { PaletteName } from '../palettes.ts';
import type { SubjectName } from '../subjects/index.ts';
import { drawLetter, drawRibbon, LETTER_COLOURS, LETTER_LINES } from './glyphs.ts';

/** The wire's names of the two symbols that are not only paid along lines. */
export const WILD = 'W';
export const SCATTER = 'S';

/** A paying creature or thing: what it is, and the palette that colours it where it has no colours of its own. */
const SUBJECT_OF: Readonly<Record<string, Subject>> = {
  H1: { name: 'elephant', palette: 'cinnabar', side: 236 },
  H2: { name: 'gem', palette: 'jade', side: 268 },
  H3: { name: 'parasol', palette: 'cinnabar', side: 234 },
  H4: { name: 'owl', palette: 'cinnabar', side: 246 },
};

interface Subject {
  readonly name: SubjectName;
  readonly palette: PaletteName;
  /** How large the emblem is laid into the 240 of the picture, so that all of them look the same size. */
  readonly side: number;
}

const canvas = (...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">${parts.join('')}</svg>`;

/** Lays a stand-alone emblem into a square of `side` with its top left corner at `x`, `y`. */
const place = (emblem: string, [x, y]: readonly [number, number], side: number): string =>
  emblem.replace('<svg ', `<svg x="${x}" y="${y}" width="${side}" height="${side}" `);

/** A soft light behind the picture. */
const glow = (colour: string, radius: number, strength: number): string =>
  [
    `<defs><radialGradient id="halo"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/>`,
    `<stop offset=".55" stop-color="${colour}" stop-opacity="${strength * 0.4}"/>`,
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs>`,
    `<circle cx="120" cy="116" r="${radius}" fill="url(#halo)"/>`,
  ].join('');

const OCTAGON = 'M76 6H164L226 68V156L164 218H76L14 156V68Z';
const INNER_OCTAGON = 'M82 20H158L212 74V150L158 204H82L28 150V74Z';

const drawWild = (): string =>
  canvas(
    '<defs><linearGradient id="leaf" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="#FFF6D2"/>',
    '<stop offset=".45" stop-color="#EDB94C"/><stop offset="1" stop-color="#8F5A12"/></linearGradient>',
    '<radialGradient id="lacquer" cx=".5" cy=".4" r=".7"><stop offset="0" stop-color="#E5402E"/>',
    '<stop offset=".6" stop-color="#A81C14"/><stop offset="1" stop-color="#560B0A"/></radialGradient></defs>',
    `<path d="${OCTAGON}" fill="url(#leaf)" stroke="#2A0B06" stroke-width="6" stroke-linejoin="bevel"/>`,
    `<path d="${INNER_OCTAGON}" fill="url(#lacquer)" stroke="#5C1008" stroke-width="3"/>`,
    '<path d="M88 30H152L202 80V144L152 194H88L38 144V80Z" fill="none" stroke="#FFE7A8" stroke-width="1.6" opacity=".7"/>',
    place(drawEmblem('hintha', 'cinnabar'), [36, 24], 168),
    drawRibbon('WILD', 206),
  );

const drawScatter = (): string =>
  canvas(
    glow('#FFD27A', 118, 0.9),
    place(drawEmblem('lotus', 'cinnabar'), [8, -14], 224),
    drawRibbon('FREE', 206),
  );

const drawSubject = ({ name, palette, side }: Subject): string =>
  canvas(glow('#FFE1A0', 104, 0.3), place(drawEmblem(name, palette), [120 - side / 2, 120 - side / 2], side));

/** The picture of a symbol by its name on the wire; a name without a picture is a fault of the wire. */
export const drawSymbol = (symbol: string): string => {
  if (symbol === WILD) return drawWild();
  if (symbol === SCATTER) return drawScatter();
  const subject = SUBJECT_OF[symbol];
  if (subject !== undefined) return drawSubject(subject);
  const [line, colours] = [LETTER_LINES[symbol], LETTER_COLOURS[symbol]];
  if (line === undefined || colours === undefined) throw new Error(`no picture for the symbol ${symbol}`);
  return drawLetter(line, colours);
};
