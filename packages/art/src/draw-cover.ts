import { CATEGORY_STYLES } from './category-styles.ts';
import { chooseDesign, type CoverOrder, type Design } from './choose-design.ts';
import { COMPOSITIONS } from './compositions.ts';
import { EFFECTS } from './effects.ts';
import { FRAMES } from './frames.ts';
import { HEIGHT, short, WIDTH } from './geometry.ts';
import { defineForCover, FOOTER, HALO, SKY } from './gradients.ts';
import { GROUNDS } from './grounds/index.ts';
import { WHITE } from './colours.ts';
import { PALETTES, type Palette } from './palettes.ts';
import { createRandom, type Random } from './random.ts';
import { SUBJECTS } from './subjects/index.ts';
import { circle, define, drawing, filled, path, rect } from './svg.ts';
import { tonesOf } from './tones.ts';

const MIDDLE = 142;
/** A table's edge takes the lower half of the picture, so what lies on it stands lower. */
const MIDDLE_ON_FELT = 150;
const HALO_RADIUS = 118;
const TITLE_ZONE_TOP = 190;

/** The white sweep over the top left corner; its lower end differs from cover to cover. */
const drawGloss = (random: Random): string =>
  path(`M0 0H${WIDTH}V7Q120 40 0 ${short(random.between(82, 102))}Z`, filled(WHITE, 0.1));

const drawLayers = (order: CoverOrder, design: Design, paint: Palette, random: Random): string => {
  const { ground, subject, composition, frame } = design;
  const { halo, effect } = CATEGORY_STYLES[order.category];
  const middle = ground === 'felt' ? MIDDLE_ON_FELT : MIDDLE;
  const scene = { subject, art: SUBJECTS[subject](paint, random), palette: paint, middle };
  const { back, front } = COMPOSITIONS[composition](scene, random);
  return [
    rect([0, 0], [WIDTH, HEIGHT], { fill: SKY }),
    GROUNDS[ground](paint, random),
    halo ? circle([WIDTH / 2, middle], HALO_RADIUS, { fill: HALO }) : '',
    EFFECTS[effect](paint, random),
    back,
    path(`M0 ${TITLE_ZONE_TOP}H${WIDTH}V${HEIGHT}H0Z`, { fill: FOOTER }),
    front,
    FRAMES[frame](paint),
    drawGloss(random),
  ].join('');
};

/**
 * The cover of a game as a stand-alone SVG of 240 by 320 without text, script or outside references. The same
 * order gives the same bytes for ever, so that it may be cached as immutable.
 */
export const drawCover = (order: CoverOrder): string => {
  const random = createRandom(`${order.vendor}:${order.code}`);
  const design = chooseDesign(order, random);
  const palette = PALETTES[design.palette];
  const tones = tonesOf(design.subject, design.palette);
  const glowAt = [short(random.between(0.44, 0.56), 3), short(random.between(0.36, 0.48), 3)] as const;
  const art = drawLayers(order, design, { ...palette, tones }, random);
  return drawing([0, 0, WIDTH, HEIGHT], define(defineForCover(palette, tones, glowAt, art)), art);
};
