import type { SlotGame } from './slot-game.ts';

/** What shows: the symbols of each reel, left to right, each from the top down. */
export type Window = readonly (readonly string[])[];

const symbolAt = (strip: readonly string[], position: number): string => {
  const symbol = strip[position % strip.length];
  if (symbol === undefined) throw new RangeError('a stop is a position on its strip');
  return symbol;
};

/** The window when each reel has come to rest with the position `stops[reel]` of its strip in the top row. */
export const readWindow = (game: SlotGame, stops: readonly number[]): Window =>
  game.strips.map((strip, reel) =>
    Array.from({ length: game.rows }, (_, row) => symbolAt(strip, (stops[reel] ?? NaN) + row)),
  );
