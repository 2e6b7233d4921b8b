import { Icon } from '@hintha/ui';
import { lazy, memo, Suspense, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { gated } from '../../../shared/gate.ts';
import { useSession } from '../../../shared/session.ts';
import styles from './filter-bar.module.css';
import type { ChangeLobby, ListMode, LobbyState } from '../lobby-state.ts';
import type { GameMenu } from '../../../shared/game-menus.ts';
import type { Vendor } from '../vendor-tabs.tsx';
import { GameClassField, MinBetField } from './narrowing.tsx';

const loadSheet = async () => import('./filter-sheet.tsx');

// What dialogs are made of weighs three times as much as the lobby.
const FilterSheet = lazy(async () => ({ default: (await loadSheet()).FilterSheet }));

// A sheet that does not come is told when it is opened.
const prepareSheet = (): void => void loadSheet().catch(() => undefined);

interface FilterBarProps {
  state: LobbyState;
  total: number;
  vendors: readonly Vendor[];
  offered: GameMenu['filters'];
  /** Whether there is a hot game at all. */
  withHot: boolean;
  onChange: ChangeLobby;
}

/** The lists of the lobby and what narrows them; most of that waits in a sheet, on a phone together with their order. */
export const FilterBar = memo(({ withHot, ...sheet }: FilterBarProps) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [opening, startOpening] = useTransition();
  const { state, onChange } = sheet;
  const { gameClass, minBet, minReturn, volatility, features, sortBy } = state;
  const chosen = [gameClass, minBet, minReturn, volatility, ...features, sortBy].filter(Boolean).length;
  return (
    <div className={styles.bar}>
      <Lists state={state} withHot={withHot} onChange={onChange} />
      <div className={styles.inline}>
        <GameClassField state={state} onChange={onChange} />
        <MinBetField inline state={state} onChange={onChange} />
      </div>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-busy={opening || undefined}
        onPointerDown={prepareSheet}
        onClick={() => startOpening(() => setOpen(true))}
      >
        <Icon name="filter" size={18} />
        {t('lobby.filters')}
        {chosen > 0 && <span className={styles.count}>{chosen}</span>}
      </button>
      <Suspense>{open && <FilterSheet {...sheet} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
});

const SIGNS = { hot: 'flame', fav: 'heart', recent: 'history' } as const;

const Lists = ({ state, withHot, onChange }: Pick<FilterBarProps, 'state' | 'withHot' | 'onChange'>) => {
  const { t } = useTranslation();
  const signedIn = useSession(({ token }) => token !== null);
  const open = (mode: ListMode) => onChange({ kind: 'list', mode });
  const openOwn = (mode: ListMode) => gated({ reason: 'lists', real: true }, () => open(mode));
  return (
    <div className={styles.lists} role="group" aria-label={t('lobby.lists')}>
      <List name={t('lobby.all')} chosen={state.mode === ''} onOpen={() => open('')} />
      {withHot && (
        <List name={t('lobby.hot')} sign="hot" chosen={state.mode === 'hot'} onOpen={() => open('hot')} />
      )}
      {signedIn && (
        <List name={t('lobby.fav')} sign="fav" chosen={state.mode === 'fav'} onOpen={() => openOwn('fav')} />
      )}
      <List
        name={t('lobby.recent')}
        sign="recent"
        chosen={state.mode === 'recent'}
        onOpen={() => openOwn('recent')}
      />
    </div>
  );
};

interface ListProps {
  name: string;
  sign?: keyof typeof SIGNS;
  chosen: boolean;
  onOpen: () => void;
}

const List = ({ name, sign, chosen, onOpen }: ListProps) => (
  <button type="button" className={styles.list} aria-pressed={chosen} onClick={onOpen}>
    {sign && <Icon name={SIGNS[sign]} size={18} />}
    {name}
  </button>
);
