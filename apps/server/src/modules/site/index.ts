/** The state of the site as a whole: status, configuration and flags. */
export { isFlagOn, type FlagCode } from './flags.ts';
export { MERCHANT_CURRENCY } from './rules.ts';
