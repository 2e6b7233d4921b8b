import { EFFECTS } from '../effects.ts';
import { waveLine, type Point } from '../geometry.ts';
import { defineForCover, HALO, SKY } from '../gradients.ts';
import { GROUNDS } from '../grounds/index.ts';
import { PALETTES, type Palette } from '../palettes.ts';
import { createRandom, type Random } from '../random.ts';
import { standing } from '../subjects/fit.ts';
import { SUBJECTS } from '../subjects/index.ts';
import { circle, define, drawing, filled, group, lined, path, placed, rect, ROUNDED } from '../svg.ts';
import { DESIGNS, type Design, type Placed, type PromotionName, type Thing } from './designs.ts';

export const PROMOTION_NAMES = Object.keys(DESIGNS) as readonly PromotionName[];

export const isPromotion = (name: string): name is PromotionName => Object.hasOwn(DESIGNS, name);

/** As wide to its height as the hero, so that a picture of the staff can take its place. */
const SIZE: Point = [320, 142];
const MIDDLE: Point = [160, 70];
/** A ground of a cover is laid over the whole width, its middle upon that of the picture. */
const OVER = placed([0, -130], 4 / 3);

const artOf = (thing: Thing, paint: Palette, random: Random): string =>
  typeof thing === 'string' ? SUBJECTS[thing](paint, random) : thing(paint, random);

const stand = ([thing, x, y, share]: Placed, paint: Palette, random: Random): string => {
  const transform =
    typeof thing === 'string'
      ? standing(thing, [x, y], share)
      : placed([x - 120 * share, y - 140 * share], share);
  return group({ transform }, artOf(thing, paint, random));
};

/** A hem of silk along the foot, as the hero has it. */
const drawHem = ({ deep, rim, pop }: Palette): string => {
  const [width, height] = SIZE;
  const thread = (y: number): string => waveLine([-20, y], width + 60, 56, 6);
  return [
    path(`${thread(height - 14)}V${height + 20}H-20Z`, filled(deep, 0.86)),
    path(thread(height - 14), lined(pop, 1.6, 0.9)),
    path(thread(height - 9), lined(rim, 1, 0.6)),
  ].join('');
};

/**
 * The picture of a kind of promotion, mission or shop as a stand-alone SVG of 320 by 142 without text, script or outside
 * references. It brings its own ground, so that it stands on a dark page as on a light one.
 */
export const drawPromotion = (name: PromotionName): string => {
  const design: Design = DESIGNS[name];
  const random = createRandom(`promotion:${name}`);
  const { tones } = PALETTES[design.tones];
  const paint = { ...PALETTES[design.palette], tones };
  const art = [
    rect([0, 0], SIZE, { fill: SKY }),
    group({ transform: OVER }, GROUNDS[design.ground](paint, random)),
    circle(MIDDLE, 78, { fill: HALO }),
    group({ transform: OVER }, EFFECTS[design.effect](paint, random)),
    drawHem(paint),
    group(ROUNDED, ...design.things.map((thing) => stand(thing, paint, random))),
  ].join('');
  return drawing([0, 0, ...SIZE], define(defineForCover(paint, tones, ['.5', '.45'], art)), art);
};
