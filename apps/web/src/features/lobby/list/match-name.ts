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

/** The games that answer to a searched text: every word of it stands in their name, on their cover or in their vendor's name. */
export const matchNames = <Game extends Named>(games: readonly Game[], text: string): readonly Game[] => {
  const words = wordsOf(text);
  return games.filter((game) => {
    const names = namesOf(game);
    return words.every((word) => names.includes(word));
  });
};
