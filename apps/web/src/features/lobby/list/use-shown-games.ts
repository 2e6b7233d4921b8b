import { useEffect, useState } from 'react';
import type { Game } from '../../../shared/game/play.ts';
import type { GameList } from './join-pages.ts';
import type { LobbyState } from '../lobby-state.ts';
import { learnNames, matchNames } from './match-name.ts';

const NONE: readonly Game[] = [];

/** Everything but the text; games that were there under one filter say nothing about another. */
const filterKeyOf = (state: LobbyState): string => Object.values({ ...state, text: '', page: 0 }).join();

/**
 * The games to show. While a search is being typed or is on its way, those that are there already are searched,
 * so that the list narrows at once; the answer of the server then takes their place.
 */
export const useShownGames = (list: GameList, state: LobbyState, draft: string): readonly Game[] => {
  const filterKey = filterKeyOf(state);
  const [kept, setKept] = useState({ filterKey, games: NONE });
  if (list.begun && (kept.games !== list.games || kept.filterKey !== filterKey)) {
    setKept({ filterKey, games: list.games });
  }
  useEffect(() => learnNames(list.games), [list.games]);
  if (list.begun && draft.trim() === state.text) return list.games;
  const there = kept.filterKey === filterKey ? kept.games : NONE;
  return matchNames(there, draft);
};
