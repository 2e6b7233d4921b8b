import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import { currentLocation } from '../../shared/router/current-location.ts';
import { useSearchParams } from '../../shared/router/use-search-params.ts';
import { addressOfState, pageOf, stateOfAddress, stateOfPlace } from './lobby-address.ts';
import { changeLobby, type LobbyChange, type LobbyState } from './lobby-state.ts';

/** The lobby's state as the address has it, and the way to change it. */
export const useLobby = (vendors: readonly string[]): [LobbyState, (change: LobbyChange) => void] => {
  const [query, setQuery] = useSearchParams();
  const { pathname, key, state: kept } = useLocation();
  const page = pageOf(kept);
  const state = useMemo(() => stateOfAddress(query, vendors, page), [query, vendors, page]);
  const change = useCallback(
    (asked: LobbyChange) => {
      // Two changes may come before the first is drawn, and the second must not take the first back.
      const place = currentLocation();
      if (place.pathname !== pathname) return;
      // More of a list is asked for by who has seen its end.
      if (asked.kind === 'more' && place.key !== key) return;
      const now = stateOfPlace(place, vendors);
      const next = changeLobby(now, asked);
      if (next === now) return;
      const replace = asked.kind === 'text' || asked.kind === 'more';
      setQuery(addressOfState(next), { replace, state: { page: next.page } });
    },
    [pathname, key, vendors, setQuery],
  );
  return [state, change];
};
