import { waveLine, type Point } from '../geometry.ts';
import { defineForCover, HALO, SKY } from '../gradients.ts';
import { GROUNDS, type GroundName } from '../grounds/index.ts';
import { PALETTES, type PaletteName } from '../palettes.ts';
import { createRandom, type Choices } from '../random.ts';
import { standing } from '../subjects/fit.ts';
import { SUBJECTS, type SubjectName } from '../subjects/index.ts';
import { circle, define, drawing, filled, group, inked, lined, path, placed, rect, ROUNDED } from '../svg.ts';
import { tonesOf } from '../tones.ts';
import { drawParcel, drawVoucher } from './props.ts';

/** How a reward comes: as a parcel, or as a code. */
export const REWARD_KINDS = ['parcel', 'code'] as const;
export type RewardKind = (typeof REWARD_KINDS)[number];

const SIZE = 200;
const CENTRE: Point = [SIZE / 2, 92];
const SIGN_PLACE: Point = [34, 166];
const SIGN_SHARE = 0.18;
const PALETTE_CHOICES: Readonly<Record<RewardKind, Choices<PaletteName>>> = {
  parcel: ['cinnabar', 'jade', 'teak', 'ruby', 'lagoon'],
  code: ['indigo', 'amethyst', 'night', 'dusk', 'lagoon'],
};
const GROUND_CHOICES: Choices<GroundName> = ['acheik', 'rays', 'shards'];

/**
 * The picture of a reward as a stand-alone SVG of 200 by 200: what it is, on a ground that follows from that, and in the
 * corner how it comes.
 */
export const drawReward = (subject: SubjectName, kind: RewardKind): string => {
  const random = createRandom(`reward:${subject}:${kind}`);
  const name = random.pick(PALETTE_CHOICES[kind]);
  const palette = PALETTES[name];
  const tones = tonesOf(subject, name);
  const paint = { ...palette, tones };
  const sign = kind === 'parcel' ? drawParcel(paint) : drawVoucher(paint);
  const hem = waveLine([-20, 176], SIZE + 60, 48, 6);
  const art = [
    rect([0, 0], [SIZE, SIZE], { fill: SKY }),
    group(
      { transform: placed([-20, -56]) },
      GROUNDS[random.pick(GROUND_CHOICES)](paint, random),
      circle([120, 148], 92, { fill: HALO }),
    ),
    path(`${hem}V220H-20Z`, filled(palette.deep, 0.86)),
    path(hem, lined(palette.pop, 2, 0.9)),
    group({ ...ROUNDED, transform: standing(subject, CENTRE, 0.66) }, SUBJECTS[subject](paint, random)),
    circle(SIGN_PLACE, 27, inked(palette.deep, palette.pop, 2.5)),
    group(
      {
        ...ROUNDED,
        transform: placed([SIGN_PLACE[0] - 120 * SIGN_SHARE, SIGN_PLACE[1] - 142 * SIGN_SHARE], SIGN_SHARE),
      },
      sign,
    ),
  ].join('');
  return drawing([0, 0, SIZE, SIZE], define(defineForCover(paint, tones, ['.5', '.44'], art)), art);
};
