import { Button, EmptyState } from '@hintha/ui';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/format.ts';
import { GameGridSkeleton } from '../../../shared/game/game-card.tsx';
import type { Game } from '../../../shared/game/play.ts';
import { gated } from '../../../shared/gate.ts';
import { routeGuardOf } from '../../../shared/route-guard.ts';
import { useSession } from '../../../shared/session.ts';
import { Cards } from './cards.tsx';
import styles from './game-results.module.css';
import type { GameList } from './join-pages.ts';
import { mayLoadMore, type ChangeLobby, type ListMode, type LobbyState } from '../lobby-state.ts';
import { NoGames } from './no-games.tsx';
import { PAGE_SIZE } from './list-query.ts';
import { useReach } from './use-reach.ts';
import { useShownGames } from './use-shown-games.ts';
import type { Vendor } from '../vendor-tabs.tsx';

interface GameResultsProps {
  list: GameList;
  state: LobbyState;
  draft: string;
  vendors: readonly Vendor[];
  onChange: ChangeLobby;
}

/** The grid of the games and what stands in its place while there are none. */
export const GameResults = ({ list, state, draft, vendors, onChange }: GameResultsProps) => {
  // Cards are drawn in slices, so that a slow phone scrolls and answers meanwhile.
  const found = useShownGames(list, state, draft);
  const shown = useDeferredValue(found);
  const owner = useSession((session) => routeGuardOf(session, true) === 'free');
  const coming = comingVendor(state, vendors);
  if (coming !== undefined) return <OpensSoon vendor={coming} />;
  if (!owner && OWN.includes(state.mode)) return <NotYours />;
  const settled = list.begun && draft.trim() === state.text && shown === found;
  if (!list.begun && list.failed) return <Failed onRetry={list.retry} />;
  if (shown.length === 0)
    return settled ? (
      <NoGames state={state} vendors={vendors} onChange={onChange} />
    ) : (
      <GameGridSkeleton count={PAGE_SIZE} />
    );
  return <Found list={list} shown={shown} settled={settled} state={state} onChange={onChange} />;
};

const OWN: readonly ListMode[] = ['fav', 'recent'];

const comingVendor = ({ mode, vendor }: LobbyState, vendors: readonly Vendor[]): Vendor | undefined =>
  mode === '' ? vendors.find((one) => one.vendor === vendor && one.opensSoon) : undefined;

/** A vendor without a game yet. */
const OpensSoon = ({ vendor: { name } }: { vendor: Vendor }) => {
  const { t } = useTranslation();
  return <EmptyState title={t('lobby.soonTitle', { name })} text={t('lobby.soonText')} />;
};

/** An own list without an account, as a stored address may ask for it. */
const NotYours = () => {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('lobby.ownTitle')}
      text={t('lobby.ownText')}
      action={
        <Button look="gold" onClick={() => gated({ reason: 'lists', real: true }, () => undefined)}>
          {t('lobby.logIn')}
        </Button>
      }
    />
  );
};

const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('lobby.failedTitle')}
      text={t('lobby.failedText')}
      action={<Button onClick={onRetry}>{t('failures.retry')}</Button>}
    />
  );
};

interface FoundProps extends Pick<GameResultsProps, 'list' | 'state' | 'onChange'> {
  shown: readonly Game[];
  /** Until then what is shown is what is there already of a list that is on its way. */
  settled: boolean;
}

const Found = ({ list, shown, settled, state, onChange }: FoundProps) => {
  const { t } = useTranslation();
  const { total, loading } = list;
  return (
    <>
      <p className="visually-hidden" role="status">
        {settled && t('lobby.count', { shown: formatNumber(shown.length), total: formatNumber(total) })}
      </p>
      <Cards games={shown} expected={settled && loading ? Math.min(PAGE_SIZE, total - shown.length) : 0} />
      {settled && <LoadMore list={list} state={state} onChange={onChange} />}
    </>
  );
};

/** After two taps the list goes on by itself as its end comes into reach. */
const TAPS = 2;

const LoadMore = ({ list, state, onChange }: Pick<GameResultsProps, 'list' | 'state' | 'onChange'>) => {
  const { t } = useTranslation();
  const more = () => onChange({ kind: 'more', loading: list.loading, totalPages: list.totalPages });
  const possible = mayLoadMore(state, list);
  const reach = useReach(possible && !list.failed && state.page > TAPS, more);
  if (list.failed) {
    return (
      <p className={styles.failed} role="alert">
        {t('lobby.moreFailed')} <Button onClick={list.retry}>{t('failures.retry')}</Button>
      </p>
    );
  }
  if (!possible && !list.loading) return null;
  return (
    <div className={styles.more} ref={reach}>
      <Button look="line" loading={list.loading} onClick={more}>
        {t('lobby.loadMore')}
        <span className={`num ${styles.count}`}>
          {formatNumber(list.games.length)} / {formatNumber(list.total)}
        </span>
      </Button>
    </div>
  );
};
