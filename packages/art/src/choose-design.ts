import { CATEGORY_STYLES, type CoverCategory } from './category-styles.ts';
import type { CompositionName } from './compositions.ts';
import type { FrameName } from './frames.ts';
import type { GroundName } from './grounds/index.ts';
import type { PaletteName } from './palettes.ts';
import type { Choices, Random } from './random.ts';
import type { SubjectName } from './subjects/index.ts';
import { vendorStyleOf } from './vendor-styles.ts';

/** Parts of the design that a title fixes for itself instead of leaving them to its seed. */
export interface CoverStyle {
  readonly ground?: GroundName;
  readonly composition?: CompositionName;
  readonly frame?: FrameName;
}

export interface CoverOrder {
  readonly vendor: string;
  /** The vendor's own code of the game. With the vendor it is the seed. */
  readonly code: string;
  readonly category: CoverCategory;
  readonly subject?: SubjectName | undefined;
  readonly palette?: PaletteName | undefined;
  readonly style?: CoverStyle | undefined;
}

export interface Design {
  readonly palette: PaletteName;
  readonly ground: GroundName;
  readonly subject: SubjectName;
  readonly composition: CompositionName;
  readonly frame: FrameName;
}

/** The vendor's palettes that the category allows, or the category's when the two have none in common. */
const palettesFor = (
  ofVendor: Choices<PaletteName>,
  ofCategory: Choices<PaletteName>,
): Choices<PaletteName> => {
  const [first, ...rest] = ofVendor.filter((name) => ofCategory.includes(name));
  return first === undefined ? ofCategory : [first, ...rest];
};

/** Draws every part from the seed, also those that the order fixes, so that fixing one leaves the others. */
export const chooseDesign = (order: CoverOrder, random: Random): Design => {
  const vendor = vendorStyleOf(order.vendor);
  const category = CATEGORY_STYLES[order.category];
  const drawn: Design = {
    palette: random.pick(palettesFor(vendor.palettes, category.palettes)),
    ground: random.pick(category.grounds),
    subject: random.pick(category.subjects),
    composition: random.pick(vendor.compositions),
    frame: vendor.frame,
  };
  return {
    palette: order.palette ?? drawn.palette,
    ground: order.style?.ground ?? drawn.ground,
    subject: order.subject ?? drawn.subject,
    composition: order.style?.composition ?? drawn.composition,
    frame: order.style?.frame ?? drawn.frame,
  };
};
