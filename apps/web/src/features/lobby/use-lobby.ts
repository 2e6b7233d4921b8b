import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useSearchParams } from '../../shared/router/use-search-params.ts';
import { addressOfState, stateOfAddress } from './lobby-address.ts';
import { changeLobby, type LobbyChange, type LobbyState } from './lobby-state.ts';

/** How far a visit has loaded lies in the history entry, so that coming back finds the same list. */
const pageOf = (kept: unknown): number => {
  const page = (kept as { page?: unknown } | null)?.page;
  return typeof page === 'number' && Number.isSafeInteger(page) && page > 0 ? page : 1;
};

/** The lobby's state as the address has it, and the way to change it. */
export const useLobby = (vendors: readonly string[]): [LobbyState, (change: LobbyChange) => void] => {
  const [query, setQuery] = useSearchParams();
  const page = pageOf(useLocation().state);
  const state = useMemo(() => stateOfAddress(query, vendors, page), [query, vendors, page]);
  const change = useCallback(
    (asked: LobbyChange) => {
      const next = changeLobby(state, asked);
      if (next === state) return;
      const replace = asked.kind === 'text' || asked.kind === 'more';
      setQuery(addressOfState(next), { replace, state: { page: next.page } });
    },
    [state, setQuery],
  );
  return [state, change];
};
