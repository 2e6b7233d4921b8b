import { MIRROR, octagon, range, short, type Point } from './geometry.ts';
import { GOLD, HALO } from './gradients.ts';
import { DARK_GOLD, LEAF_GOLD, WHITE } from './colours.ts';
import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';
import { standing } from './subjects/fit.ts';
import type { SubjectName } from './subjects/index.ts';
import { circle, define, group, inked, lined, path, placed, ROUNDED, turned, use } from './svg.ts';

export const COMPOSITION_NAMES = ['solo', 'medal', 'trio', 'close', 'coins', 'plinth'] as const;
export type CompositionName = (typeof COMPOSITION_NAMES)[number];

export interface Scene {
  readonly subject: SubjectName;
  /** The drawn subject, around SUBJECT_CENTRE. */
  readonly art: string;
  readonly palette: Palette;
  /** Where the eye rests, from the top. */
  readonly middle: number;
}

export interface Composed {
  /** Lies under the dark of the title zone. */
  readonly back: string;
  /** Lies over it. */
  readonly front: string;
}

type Compose = (scene: Scene, random: Random) => Composed;

/** Things that may lie askew; creatures and buildings stand upright. */
const LOOSE: ReadonlySet<SubjectName> = new Set([
  'cards',
  'dice',
  'mahjong',
  'gem',
  'coin',
  'ball',
  'chinlone',
  'wheel',
  'balls',
  'fruit',
  'crown',
  'gamepad',
]);
const LOOSE_TILT = 5;
const UPRIGHT_TILT = 1.5;

/** Subjects that look as well to the left as to the right. The hintha is the mark and never turns. */
const TURNS_ROUND: ReadonlySet<SubjectName> = new Set(['rooster', 'fish', 'turtle', 'naga', 'rocket']);

/** The subject once, with the small turn, shift and growth that make two covers of one design differ. */
const stand = (scene: Scene, random: Random, place: Point, share: number): string => {
  const tilt = LOOSE.has(scene.subject) ? LOOSE_TILT : UPRIGHT_TILT;
  const turn = turned(random.between(-tilt, tilt), [120, scene.middle]);
  const size = share * random.between(0.97, 1.03);
  const moved = standing(scene.subject, [place[0], place[1] + random.between(-3, 3)], size);
  const mirrored = TURNS_ROUND.has(scene.subject) && random.next() < 0.5;
  return group({ ...ROUNDED, transform: `${mirrored ? `${MIRROR} ` : ''}${turn} ${moved}` }, scene.art);
};

const alone = (back: string): Composed => ({ back, front: '' });

const composeSolo: Compose = (scene, random) => alone(stand(scene, random, [120, scene.middle], 1));

const composeClose: Compose = (scene, random) => alone(stand(scene, random, [120, scene.middle + 10], 1.26));

const MEDAL_RADIUS = 100;

const composeMedal: Compose = (scene, random) => {
  const { palette, middle } = scene;
  const centre: Point = [120, middle - 4];
  return alone(
    path(octagon(centre, MEDAL_RADIUS), inked(palette.deep, GOLD, 7)) +
      path(octagon(centre, MEDAL_RADIUS), { fill: HALO }) +
      path(octagon(centre, MEDAL_RADIUS - 10), lined(LEAF_GOLD, 1.4, 0.7)) +
      stand(scene, random, centre, 0.84),
  );
};

const TRIO_MEMBER = 'one';

const composeTrio: Compose = (scene, random) => {
  const { subject, middle, art } = scene;
  const behind = (place: Point): string => use(TRIO_MEMBER, { transform: standing(subject, place, 0.52) });
  const copy = { ...scene, art: use(TRIO_MEMBER, {}) };
  return alone(
    define(group({ id: TRIO_MEMBER, ...ROUNDED }, art)) +
      group({ opacity: 0.92 }, behind([56, middle - 34]), behind([186, middle - 38])) +
      stand(copy, random, [120, middle + 4], 0.98),
  );
};

const composePlinth: Compose = (scene, random) => {
  const { palette, middle } = scene;
  const [top, edge, ledge, foot] = [74, 92, 106, 120].map((below) => short(middle + below));
  const block = `M58 ${top}H182L206 ${edge}V${ledge}L182 ${foot}H58L34 ${ledge}V${edge}Z`;
  return alone(
    path(block, { ...inked(GOLD, palette.ink), 'stroke-linejoin': 'round' }) +
      path(`M34 ${short(middle + 96)}H206`, lined(palette.ink, 2, 0.6)) +
      stand(scene, random, [120, middle - 10], 0.9),
  );
};

const BEAD = 'bead';
const BEADS = 11;
const BEAD_RADIUS = 10;

const drawBead = (ink: string): string =>
  group(
    { id: BEAD },
    circle([0, 0], BEAD_RADIUS, inked(GOLD, ink, 2.6)),
    circle([0, 0], 6.6, lined(DARK_GOLD, 1.6)),
    path('M-5 -3A6 6 0 0 1 0 -6', { ...lined(WHITE, 2), 'stroke-linecap': 'round' }),
  );

/** Hangs in an arc: lowest in the middle, which lies five beads from either end. */
const drawGarland = ({ palette, middle }: Scene, random: Random): string => {
  const beads = range(BEADS).map((i) => {
    const sag = 70 - Math.abs(i - (BEADS - 1) / 2) * 2.6;
    const place: Point = [4 + i * 23 + random.between(0, 8), middle + sag + random.between(0, 9)];
    return use(BEAD, { transform: placed(place, random.between(8, 13) / BEAD_RADIUS) });
  });
  return define(drawBead(palette.ink)) + beads.join('');
};

const composeCoins: Compose = (scene, random) => ({
  back: stand(scene, random, [120, scene.middle - 6], 0.96),
  front: drawGarland(scene, random),
});

export const COMPOSITIONS: Readonly<Record<CompositionName, Compose>> = {
  solo: composeSolo,
  medal: composeMedal,
  trio: composeTrio,
  close: composeClose,
  coins: composeCoins,
  plinth: composePlinth,
};
