import { at, polar, range, TURN, type Point } from './geometry.ts';
import { WHITE } from './colours.ts';
import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';
import { circle, filled, path, rect, turned } from './svg.ts';

export type EffectName = 'none' | 'sparkles' | 'bubbles' | 'confetti';

type DrawEffect = (palette: Palette, random: Random) => string;

const CENTRE: Point = [120, 142];

const star = ([x, y]: Point, size: number): string => {
  const toCentre = `Q${at([x, y])} `;
  return (
    `M${at([x, y - size])}${toCentre}${at([x + size, y])}${toCentre}${at([x, y + size])}` +
    `${toCentre}${at([x - size, y])}${toCentre}${at([x, y - size])}Z`
  );
};

const drawSparkles: DrawEffect = ({ pop }, random) =>
  range(9)
    .map((i) => {
      const place = polar(CENTRE, random.between(84, 140), random.between(0, TURN));
      const size = 3 + random.next() * random.next() * 11;
      return path(star(place, size), filled(i % 3 === 0 ? WHITE : pop));
    })
    .join('');

const drawBubbles: DrawEffect = (_, random) =>
  range(9)
    .map(() => {
      const radius = random.between(2, 11);
      const [x, y] = [random.between(14, 226), random.between(40, 230)];
      const film = {
        fill: WHITE,
        'fill-opacity': 0.16,
        stroke: WHITE,
        'stroke-opacity': 0.75,
        'stroke-width': 1.4,
      };
      const glint = circle([x - radius * 0.34, y - radius * 0.34], radius * 0.24, filled(WHITE));
      return circle([x, y], radius, film) + glint;
    })
    .join('');

const PAPER_COLOURS = ['#fff', '#6CEBB4', '#8C9BFF', '#FF7A4D'] as const;

const drawConfetti: DrawEffect = ({ pop }, random) =>
  range(22)
    .map(() => {
      const place: Point = [random.between(0, 236), random.between(0, 230)];
      const size: Point = [random.between(4, 9), random.between(2.5, 5.5)];
      const colour = random.pick([pop, ...PAPER_COLOURS]);
      return rect(place, size, {
        ...filled(colour, 0.9),
        rx: 1,
        transform: turned(random.between(0, 180), place),
      });
    })
    .join('');

export const EFFECTS: Readonly<Record<EffectName, DrawEffect>> = {
  none: () => '',
  sparkles: drawSparkles,
  bubbles: drawBubbles,
  confetti: drawConfetti,
};
