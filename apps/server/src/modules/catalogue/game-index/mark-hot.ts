import type { ShelfGame } from '../types.ts';

/** So many of a shelf a share comes to; a shelf too small for it still has one, unless the share is none. */
const partOf = (games: number, percent: number): number =>
  percent === 0 ? 0 : Math.max(1, Math.floor((games * percent) / 100));

const countBy = (games: readonly ShelfGame[], shelfOf: (game: ShelfGame) => string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const game of games) counts.set(shelfOf(game), (counts.get(shelfOf(game)) ?? 0) + 1);
  return counts;
};

const categoryOf = ({ category }: ShelfGame): string => category;
const vendorShelfOf = ({ category, vendor }: ShelfGame): string => `${category}/${vendor}`;

/** The games of a category by their claim to be hot, the first claim first. */
const claims = (games: readonly ShelfGame[]): ShelfGame[] => {
  const played = games.filter((game) => game.played > 0n);
  // Before anything is played there is only the word of staff and of the vendors to go by.
  if (played.length === 0) return games.filter(({ hot }) => hot);
  return played.toSorted((one, other) => placeOf(one) - placeOf(other) || Number(other.played - one.played));
};

/** What a vendor calls hot has no place of staff, and so no precedence. */
const placeOf = ({ hot, hotPosition }: ShelfGame): number =>
  hot && hotPosition !== null ? hotPosition : Number.MAX_SAFE_INTEGER;

/**
 * Marks as hot what is played most of late, at most a share of every category and of every vendor in it; what staff names
 * comes first among what is played. The hot games come first, then the others as they stand.
 */
export const markHot = (games: readonly ShelfGame[], percent: number): ShelfGame[] => {
  const left = new Map([...countBy(games, categoryOf), ...countBy(games, vendorShelfOf)]);
  for (const [shelf, count] of left) left.set(shelf, partOf(count, percent));
  const hot = new Set<ShelfGame>();
  for (const category of new Set(games.map(categoryOf))) {
    for (const game of claims(games.filter((other) => other.category === category))) {
      const shelves = [categoryOf(game), vendorShelfOf(game)];
      if (shelves.some((shelf) => (left.get(shelf) ?? 0) === 0)) continue;
      hot.add(game);
      for (const shelf of shelves) left.set(shelf, (left.get(shelf) ?? 0) - 1);
    }
  }
  const others = games.filter((game) => !hot.has(game));
  return [
    ...[...hot].map((game) => ({ ...game, hot: true })),
    ...others.map((game) => ({ ...game, hot: false })),
  ];
};
