import type { IndexedGame } from '../types.ts';

/** So many of a group a share comes to; a group too small for it still has one, unless the share is none. */
const partOf = (games: number, percent: number): number =>
  percent === 0 ? 0 : Math.max(1, Math.floor((games * percent) / 100));

const countBy = (
  games: readonly IndexedGame[],
  groupOf: (game: IndexedGame) => string,
): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const game of games) counts.set(groupOf(game), (counts.get(groupOf(game)) ?? 0) + 1);
  return counts;
};

const categoryOf = ({ category }: IndexedGame): string => category;
const vendorIn = ({ category, vendor }: IndexedGame): string => `${category}/${vendor}`;

const claims = (games: readonly IndexedGame[]): IndexedGame[] => {
  const played = games.filter((game) => game.played > 0);
  // Before anything is played there is only the word of staff and of the vendors to go by.
  if (played.length === 0) return games.filter(({ hot }) => hot);
  return played.toSorted((one, other) => placeOf(one) - placeOf(other) || other.played - one.played);
};

/** What a vendor calls hot has no place of staff, and so no precedence. */
const placeOf = ({ hot, hotPosition }: IndexedGame): number =>
  hot && hotPosition !== null ? hotPosition : Number.MAX_SAFE_INTEGER;

/**
 * Marks as hot what is played most of late, at most a share of every category and of every vendor in it; what staff names
 * comes first among what is played. The hot games come first, then the others as they stand.
 */
export const markHot = (games: readonly IndexedGame[], percent: number): IndexedGame[] => {
  const left = new Map([...countBy(games, categoryOf), ...countBy(games, vendorIn)]);
  for (const [group, count] of left) left.set(group, partOf(count, percent));
  const hot = new Set<IndexedGame>();
  for (const category of new Set(games.map(categoryOf))) {
    for (const game of claims(games.filter((other) => other.category === category))) {
      const groups = [categoryOf(game), vendorIn(game)];
      if (groups.some((group) => (left.get(group) ?? 0) === 0)) continue;
      hot.add(game);
      for (const group of groups) left.set(group, (left.get(group) ?? 0) - 1);
    }
  }
  const others = games.filter((game) => !hot.has(game));
  return [
    ...[...hot].map((game) => ({ ...game, hot: true })),
    ...others.map((game) => ({ ...game, hot: false })),
  ];
};
