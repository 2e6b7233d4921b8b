import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format.ts';
import { gameMenus } from '../../shared/game-menus.ts';
import { useLanguage } from '../../shared/language.ts';
import { useTitle } from '../../shared/page/use-title.ts';
import { QueryRoot } from '../../shared/queries.tsx';
import { ActiveFilters } from './filters/active-filters.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { GameResults } from './list/game-results.tsx';
import styles from './lobby-page.module.css';
import { SearchField } from './filters/search-field.tsx';
import { useGames, useHotGames } from './list/use-games.ts';
import { useLobby } from './use-lobby.ts';
import { useScrollMemory } from './list/use-scroll-memory.ts';
import { useSettledText } from './filters/use-settled-text.ts';
import { VendorTabs, type Vendor } from './vendor-tabs.tsx';

const CATEGORY = 'RNG';
const NONE: readonly Vendor[] = [];

/** The lobby of slot games. */
export const LobbyPage = () => (
  <QueryRoot>
    <Lobby />
  </QueryRoot>
);

const Lobby = () => {
  const { t } = useTranslation();
  const { language } = useLanguage((chosen) => chosen);
  const { vendors, known } = useVendors();
  const codes = useMemo(() => vendors.map(({ vendor }) => vendor), [vendors]);
  const [state, change] = useLobby(codes);
  const onText = useCallback((text: string) => change({ kind: 'text', text }), [change]);
  const [draft, setDraft] = useSettledText(state.text, onText);
  const hot = useHotGames(CATEGORY, language);
  const all = useGames(CATEGORY, language, known ? state : null);
  const list = state.mode === 'hot' ? hot : all;
  useTitle(`${t('categories.RNG')} · Hintha`);
  useScrollMemory(list.begun);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          {t('categories.RNG')}
          {list.begun && <span className={styles.total}>{formatNumber(list.total)}</span>}
        </h1>
        <SearchField text={draft} onText={setDraft} onSettle={onText} />
      </header>
      <VendorTabs vendors={vendors} known={known} state={state} onChange={change} />
      <FilterBar state={state} total={list.total} withHot={hot.games.length > 0} onChange={change} />
      <ActiveFilters state={state} onChange={change} />
      <GameResults list={list} state={state} draft={draft} vendors={vendors} onChange={change} />
    </div>
  );
};

const useVendors = () => {
  const { value, failed } = gameMenus.use();
  const menu = value?.find(({ gameCategory }) => gameCategory === CATEGORY);
  return { vendors: menu?.vendors ?? NONE, known: value !== null || failed };
};
