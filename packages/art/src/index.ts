/** The drawn art of the operator as SVG text: covers, promotions, emblems, the hero, the members' icons and the mark. */
export { COVER_CATEGORIES, type CoverCategory } from './category-styles.ts';
export type { CoverOrder, CoverStyle } from './choose-design.ts';
export { COMPOSITION_NAMES, type CompositionName } from './compositions.ts';
export { drawCover } from './draw-cover.ts';
export { drawEmblem, isEmblem } from './draw-emblem.ts';
export { drawHero } from './draw-hero.ts';
export { drawIcon, ICON_NAMES, isIcon, type IconName } from './draw-icon.ts';
export { FRAME_NAMES, type FrameName } from './frames.ts';
export { GROUND_NAMES, type GroundName } from './grounds/index.ts';
export { drawLogo, HINTHA_MARK, type LogoKind } from './logo.ts';
export { CREST, HINTHA_SMALL, PEARL, SMALL_PEARL } from './logo-paths.ts';
export { PALETTE_NAMES, paletteOf, type Palette, type PaletteName } from './palettes.ts';
export type { PromotionName } from './promotions/designs.ts';
export { drawPromotion, isPromotion, PROMOTION_NAMES } from './promotions/draw-promotion.ts';
export { drawReward, REWARD_KINDS, type RewardKind } from './promotions/draw-reward.ts';
export { SUBJECT_NAMES, type SubjectName } from './subjects/index.ts';
export { drawSymbol, SCATTER, WILD } from './symbols/draw-symbol.ts';
export { TITLE_STYLES, titleStyleOf, type TitleStyle } from './vendor-styles.ts';
