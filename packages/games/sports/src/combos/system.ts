/** A system: every parlay of so many of its legs is a bet of its own, at the stake of one. */
export interface System {
  readonly legs: number;
  /** How many legs its parlays have; a single leg is one of 1. */
  readonly sizes: readonly number[];
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, n) => from + n);

/** Systems that have names, by how many legs they have: Trixie has every double and the treble of three. */
export const NAMED_SYSTEMS = {
  trixie: { legs: 3, sizes: range(2, 3) },
  patent: { legs: 3, sizes: range(1, 3) },
  yankee: { legs: 4, sizes: range(2, 4) },
  lucky_15: { legs: 4, sizes: range(1, 4) },
  super_yankee: { legs: 5, sizes: range(2, 5) },
  lucky_31: { legs: 5, sizes: range(1, 5) },
  heinz: { legs: 6, sizes: range(2, 6) },
  lucky_63: { legs: 6, sizes: range(1, 6) },
  super_heinz: { legs: 7, sizes: range(2, 7) },
  goliath: { legs: 8, sizes: range(2, 8) },
} as const satisfies Readonly<Record<string, System>>;

/** The legs of every bet of a system, by their places from 0 on, in the order of the sizes. */
export const betsOfSystem = ({ legs, sizes }: System): number[][] =>
  sizes.flatMap((size) => choosePlaces(legs, size));

const choosePlaces = (from: number, size: number, first = 0): number[][] => {
  if (size === 0) return [[]];
  return range(first, from - size).flatMap((place) =>
    choosePlaces(from, size - 1, place + 1).map((rest) => [place, ...rest]),
  );
};
