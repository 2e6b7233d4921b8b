import { foldText, wordsOf } from '@hintha/search';

interface Named {
  name: string;
  title: string;
  vendorName: string;
}

/** Names are folded once, since a search looks at thousands of them with every key. */
const known = new WeakMap<Named, string>();

const namesOf = (game: Named): string => {
  const kept = known.get(game);
  if (kept !== undefined) return kept;
  const names = [game.name, game.title, game.vendorName].map(foldText).join('\n');
  known.set(game, names);
  return names;
};

/** Folds the names of games that have just come, before anybody searches among them. */
export const learnNames = (games: readonly Named[]): void => {
  for (const game of games) namesOf(game);
};

/** Whether a game answers to a searched text: every word of it stands in its name, on its cover or in its vendor's name. */
export const matchesName = (game: Named, text: string): boolean => {
  const names = namesOf(game);
  return wordsOf(text).every((word) => names.includes(word));
};
