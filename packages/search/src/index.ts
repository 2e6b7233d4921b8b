/** Finding things by their names, in any script and with a slip of the finger. */
export { foldText, wordsOf } from './fold-text.ts';
export { createNameIndex, type NameIndex } from './name-index.ts';
export { spellingsOf } from './romanize-burmese.ts';
export { skeletonOf } from './skeleton-of.ts';
