import type { NameIndex } from '@hintha/search';
import type { StoredGame } from '../types.ts';
import { toUnicode } from './to-unicode.ts';

/** What of the shelf is wanted; an empty text is everything. */
export interface GameFilter {
  readonly category: string;
  readonly vendor: string;
  readonly classify: string;
  /** As a visitor typed it. */
  readonly name: string;
  readonly mostMinBet: bigint | null;
  readonly leastLines: number;
}

const isWanted = (game: StoredGame, filter: GameFilter): boolean =>
  game.category === filter.category &&
  (filter.vendor === '' || game.vendor === filter.vendor) &&
  (filter.classify === '' || game.classify === filter.classify) &&
  (filter.mostMinBet === null || game.minBet <= filter.mostMinBet) &&
  game.lines >= filter.leastLines;

/** The games that are wanted, those whose names fit best first, and else as they stand on the shelf. */
export const pickGames = (
  games: readonly StoredGame[],
  index: NameIndex,
  filter: GameFilter,
): readonly StoredGame[] => {
  if (filter.name === '') return games.filter((game) => isWanted(game, filter));
  const fits = index.search(toUnicode(filter.name));
  const byFit: StoredGame[][] = [];
  // A look at ten thousand numbers, most of which are 0.
  for (let place = 0; place < fits.length; place += 1) {
    const fit = fits[place] ?? 0;
    const game = games[place];
    if (fit > 0 && game !== undefined && isWanted(game, filter)) (byFit[fit] ??= []).push(game);
  }
  // How well a name fits is a small number, so that no sorting is needed.
  return byFit.toReversed().flatMap((alike) => alike ?? []);
};
