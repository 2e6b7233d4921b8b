import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, type Reply } from '../../../shared/api.ts';

export type Lobby = Reply<'readLobby'>;
export type LobbyMenu = Lobby['menus'][number];
export type LobbyGame = LobbyMenu['hot'][number];

/** The answer that every order of the lobby renews. */
export const LOBBY = 'lobby';

export const useLobby = () =>
  useQuery({ queryKey: [LOBBY], queryFn: ({ signal }) => call('readLobby', { signal }) });

export interface Draft<Item> {
  readonly items: readonly Item[];
  readonly isChanged: boolean;
  readonly change: (items: readonly Item[]) => void;
  readonly undo: () => void;
}

/** A list that is changed here until it is saved or given up. */
export const useListDraft = <Item>(saved: readonly Item[]): Draft<Item> => {
  const [items, setItems] = useState<readonly Item[] | null>(null);
  return {
    items: items ?? saved,
    isChanged: items !== null && JSON.stringify(items) !== JSON.stringify(saved),
    change: setItems,
    undo: () => setItems(null),
  };
};
