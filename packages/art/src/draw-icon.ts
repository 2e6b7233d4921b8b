import { range, waveLine, type Point } from './geometry.ts';
import { defineForSubject } from './gradients.ts';
import { PALETTES, type PaletteName } from './palettes.ts';
import { createRandom } from './random.ts';
import { standing } from './subjects/fit.ts';
import { SUBJECTS, type SubjectName } from './subjects/index.ts';
import {
  circle,
  clip,
  define,
  drawing,
  filled,
  group,
  lined,
  path,
  radialGradient,
  rect,
  ROUNDED,
} from './svg.ts';
import { tonesOf } from './tones.ts';

type Icon = readonly [subject: SubjectName, palette: PaletteName];

/** Twelve beings and things of the country, each on a ground that sets it off. */
const ICONS = {
  'icon-01': ['hintha', 'cinnabar'],
  'icon-02': ['peacock', 'indigo'],
  'icon-03': ['owl', 'saffron'],
  'icon-04': ['elephant', 'ruby'],
  'icon-05': ['tiger', 'lagoon'],
  'icon-06': ['naga', 'saffron'],
  'icon-07': ['lotus', 'jade'],
  'icon-08': ['chinlone', 'teak'],
  'icon-09': ['parasol', 'night'],
  'icon-10': ['doll', 'lime'],
  'icon-11': ['turtle', 'amethyst'],
  'icon-12': ['fish', 'dusk'],
} as const satisfies Readonly<Record<string, Icon>>;

export type IconName = keyof typeof ICONS;

/** The names of the members' icons, in the order they are shown in. */
export const ICON_NAMES: readonly string[] = Object.keys(ICONS);

export const isIcon = (name: string): name is IconName => Object.hasOwn(ICONS, name);

const SIZE = 240;
const CENTRE: Point = [SIZE / 2, SIZE / 2];
/** The subject stands clear of the ring. */
const SHARE = 0.8;
const WAVES = 9;

/** A member's icon as a stand-alone SVG: a subject on a round ground of acheik waves. */
export const drawIcon = (name: IconName): string => {
  const [subject, palette] = ICONS[name];
  const { glow, body, deep, rim } = PALETTES[palette];
  const tones = tonesOf(subject, palette);
  const art = SUBJECTS[subject]({ ...PALETTES[palette], tones }, createRandom(`icon:${name}`));
  const waves = range(WAVES).map((i) =>
    path(waveLine([-20, (i + 0.5) * (SIZE / WAVES)], SIZE + 40, 40, 12), lined(rim, 3, 0.22)),
  );
  return drawing(
    [0, 0, SIZE, SIZE],
    define(
      radialGradient({ id: 'ground', cx: 0.5, cy: 0.4, r: 0.7 }, [
        [0, glow],
        [0.5, body],
        [1, deep],
      ]),
      clip('disc', circle(CENTRE, SIZE / 2, {})),
      defineForSubject(tones, art),
    ),
    group(
      { 'clip-path': 'url(#disc)' },
      rect([0, 0], [SIZE, SIZE], filled('url(#ground)')),
      group({}, ...waves),
      group({ ...ROUNDED, transform: standing(subject, [CENTRE[0], CENTRE[1] - 4], SHARE) }, art),
      circle(CENTRE, SIZE / 2 - 5, lined(rim, 6, 0.85)),
    ),
  );
};
