import { loadSportsMessages } from '@hintha/messages';
import { createElement } from 'react';
import { useLocation } from 'react-router';
import { FbSportsPage } from '../../features/sports/index.ts';
import { useSearchParams } from '../../shared/router/use-search-params.ts';
import { page } from '../load-page.ts';
import { Late } from '../parts/late.tsx';
import { withTexts } from '../with-texts.ts';

const BOOK = page(
  withTexts('sports', loadSportsMessages, () => import('../../features/sports/book/index.ts')),
  (sports) => sports.SportsBook,
);
const loadLobby = () => import('../../features/lobby/index.ts');
const LOBBY = page(loadLobby, (lobby) => lobby.LobbyPage);
const OTHERS = page(loadLobby, (lobby) => lobby.VendorStrip);

/** What of an address asks for the games of vendors. */
const LOBBY_WORDS = ['type', 'page', 'vassalage', 'gameName', 'gameClassify', 'minBet', 'sortBy'] as const;

/** The operator's own sportsbook; the lobby of the area's vendors where the address asks for one of them. */
export const SportsScreen = () => {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  if (LOBBY_WORDS.some((word) => query.has(word))) return createElement(LOBBY.Part);
  const isEsports = pathname === '/esports';
  const category = isEsports ? 'ESPORTS' : 'SPORTS';
  const strip = createElement(OTHERS.Part, { category });
  return createElement(BOOK.Part, {
    key: category,
    sport: isEsports ? 'esports' : 'football',
    others: createElement(Late, null, strip),
  });
};

/** The first bookmaker, or the operator's own book. */
export const FbSportsScreen = () =>
  createElement(FbSportsPage, { book: createElement(BOOK.Part, { sport: 'football' }) });
