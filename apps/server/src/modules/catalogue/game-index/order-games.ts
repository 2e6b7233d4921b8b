import { type catalogue, LANGUAGES } from '@hintha/contract';
import { letOthers } from '@hintha/platform';
import { nameIn } from '../rules.ts';
import type { StoredGame } from '../types.ts';
import { sortInSteps } from './sort-in-steps.ts';

/** The places of the games of the list in another order. */
export type Places = Uint16Array | Uint32Array;

/** Answers the places in an order; none for the order of the list itself. */
export type OrderOf = (order: catalogue.GameOrder | '', language: string) => Places | undefined;

const SHORT = 2 ** 16;

/** Puts the games into every order there is, once, so that a call only leafs through one. */
export const orderGames = async (games: readonly StoredGame[]): Promise<OrderOf> => {
  const sort = async (compare: (one: number, other: number) => number): Promise<Places> => {
    const sorted = await sortInSteps([...games.keys()], compare);
    return games.length <= SHORT ? Uint16Array.from(sorted) : Uint32Array.from(sorted);
  };
  const times = games.map(({ releasedAt }) => releasedAt.getTime());
  // Of games that are alike the one that stands first in the list stays first.
  const newest = await sort((one, other) => (times[other] ?? 0) - (times[one] ?? 0));
  const byName = new Map<string, Places>();
  for (const language of LANGUAGES) {
    const { compare } = new Intl.Collator(language, { numeric: true });
    const names = games.map((game) => nameIn(game, language));
    byName.set(language, await sort((one, other) => compare(names[one] ?? '', names[other] ?? '')));
    await letOthers();
  }
  return (order, language) => {
    if (order === 'newest') return newest;
    return order === 'name' ? (byName.get(language) ?? byName.get('en')) : undefined;
  };
};
