/** A chance from 0 up to 1, as a generator of it draws it. */
export type Chance = () => number;

/** The same chances for the same seed (mulberry32): a season can be played again. Nothing of value may hang on it. */
export const seededChance = (seed: number): Chance => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
