import type { catalogue } from '@hintha/contract';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { formatNumber } from '../../shared/format/format.ts';
import { gameMenus, type GameMenu } from '../../shared/game-menus.ts';
import { useLanguage } from '../../shared/language.ts';
import { useTitle } from '../../shared/page/use-title.ts';
import { usePermission } from '../../shared/permission.ts';
import { routeGuardOf } from '../../shared/route-guard.ts';
import { categoryOf } from '../../shared/site/destinations.ts';
import { useSearchParams } from '../../shared/router/use-search-params.ts';
import { GameCarousels } from '../../shared/carousels/game-carousels.tsx';
import { QueryRoot } from '../../shared/queries.tsx';
import { useSession } from '../../shared/session.ts';
import { ActiveFilters } from './filters/active-filters.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { SortField } from './filters/narrowing.tsx';
import { GameResults } from './list/game-results.tsx';
import styles from './lobby-page.module.css';
import { SearchField } from './filters/search-field.tsx';
import type { GameList } from './list/join-pages.ts';
import type { ChangeLobby, LobbyState } from './lobby-state.ts';
import { useGames, useHotGames, useOwnGames } from './list/use-games.ts';
import { useLobby } from './use-lobby.ts';
import { useScrollMemory } from '../../shared/page/use-scroll-memory.ts';
import { useSettledText } from './filters/use-settled-text.ts';
import { lobbyLanguage } from './lobby-language.ts';
import { VendorLobby } from './vendor-lobby.tsx';
import { VendorShare } from './vendor-share.tsx';
import { VendorTabs, type Vendor } from './vendor-tabs.tsx';

type Category = catalogue.Category;

const NONE: readonly Vendor[] = [];
const NO_FILTERS: GameMenu['filters'] = { returns: [], volatilities: [], features: [] };

/** Areas that people go to for a vendor; in the others they go for a game. */
const VENDOR_FIRST: readonly Category[] = ['LOTT', 'ELOTT', 'LIVE', 'SPORTS', 'ESPORTS', 'SV3'];

/** The lobby of the category that the address names. */
export const LobbyPage = () => {
  const category = categoryOf(useLocation().pathname);
  return (
    <QueryRoot>
      <Lobby key={category} category={category} />
    </QueryRoot>
  );
};

const Lobby = ({ category }: { category: Category }) => {
  const { t } = useTranslation();
  const { vendors, known, offered } = useMenu(category);
  useTitle(`${t(`categories.${category}`)} · Hintha`);
  const [query] = useSearchParams();
  const isComing = vendors.length > 0 && vendors.every(({ opensSoon }) => opensSoon);
  const isVendorLobby = VENDOR_FIRST.includes(category) && query.size === 0;
  return known && (isComing || isVendorLobby) ? (
    <VendorLobby category={category} vendors={vendors} />
  ) : (
    <GameLobby category={category} vendors={vendors} known={known} offered={offered} />
  );
};

interface GameLobbyProps {
  category: Category;
  vendors: readonly Vendor[];
  known: boolean;
  offered: GameMenu['filters'];
}

const GameLobby = ({ category, vendors, known, offered }: GameLobbyProps) => {
  const chosen = useLanguage((state) => state.language);
  const language = lobbyLanguage(chosen, usePermission()?.whitelabel);
  const codes = useMemo(() => vendors.map(({ vendor }) => vendor), [vendors]);
  const [state, change] = useLobby(codes);
  const hot = useHotGames(category, language);
  const all = useGames(category, language, known ? state : null);
  const own = useOwnGames(category, language, state, useOwner());
  const list = { '': all, hot, fav: own, recent: own }[state.mode];
  useScrollMemory(list.begun);
  const parts = { category, vendors, known, offered, state, list, onChange: change };
  // Whoever comes without a wish finds more than the first vendor, below a grid that has its height.
  const isBare = useSearchParams()[0].size === 0 && category === 'RNG';
  return (
    <>
      <Searchable {...parts} withHot={hot.games.length > 0} />
      {isBare && list.begun && <GameCarousels without={codes[0]} />}
    </>
  );
};

interface SearchableProps extends GameLobbyProps {
  state: LobbyState;
  list: GameList;
  withHot: boolean;
  onChange: ChangeLobby;
}

/** What is seen of the lobby. It is drawn with every letter of a search, and so it asks for nothing. */
const Searchable = ({ state, list, onChange, ...known }: SearchableProps) => {
  const { category, vendors, offered, withHot } = known;
  const { t } = useTranslation();
  const onText = useCallback((text: string) => onChange({ kind: 'text', text }), [onChange]);
  const [draft, setDraft] = useSettledText(state.text, onText);
  const change = useCallback<ChangeLobby>(
    (asked) => {
      // Another list begins without a search, be it settled or still being typed.
      if (asked.kind === 'list') setDraft('');
      onChange(asked);
    },
    [onChange, setDraft],
  );
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          {t(`categories.${category}`)}
          {list.begun && <span className={styles.total}>{formatNumber(list.total)}</span>}
        </h1>
        <SearchField text={draft} onText={setDraft} onSettle={onText} />
        <div className={styles.sort}>
          <SortField inline state={state} onChange={onChange} />
        </div>
      </header>
      <VendorTabs vendors={vendors} known={known.known} state={state} onChange={change} />
      <VendorShare vendors={vendors} state={state} onChange={change} />
      <FilterBar
        state={state}
        total={list.total}
        vendors={vendors}
        offered={offered}
        withHot={withHot}
        onChange={change}
      />
      <ActiveFilters state={state} onChange={change} />
      <GameResults list={list} state={state} draft={draft} vendors={vendors} onChange={change} />
    </div>
  );
};

/** Whose games the own lists are; nobody's without a real account. */
const useOwner = (): string | null =>
  useSession((session) => (routeGuardOf(session, true) === 'free' ? session.username : null));

const useMenu = (category: Category) => {
  const { value, failed } = gameMenus.use();
  const menu = value?.find(({ gameCategory }) => gameCategory === category);
  const known = value !== null || failed;
  return { vendors: menu?.vendors ?? NONE, known, offered: menu?.filters ?? NO_FILTERS };
};
