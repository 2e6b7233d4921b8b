import { Button, EmptyState } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format.ts';
import { GameCard, GameCardSkeletons, GameGrid, GameGridSkeleton } from '../../../shared/game/game-card.tsx';
import type { Game } from '../../../shared/game/play.ts';
import styles from './game-results.module.css';
import type { GameList } from './join-pages.ts';
import { mayLoadMore, type ChangeLobby, type LobbyState } from '../lobby-state.ts';
import { NoGames } from './no-games.tsx';
import { PAGE_SIZE } from './use-games.ts';
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
  const shown = useShownGames(list, state, draft);
  const settled = list.begun && draft.trim() === state.text;
  if (!list.begun && list.failed) return <Failed onRetry={list.retry} />;
  if (!settled) return <Searching shown={shown} />;
  if (shown.length === 0) return <NoGames state={state} vendors={vendors} onChange={onChange} />;
  return <Found list={list} state={state} onChange={onChange} />;
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

/** What is there already of a list that is on its way. */
const Searching = ({ shown }: { shown: readonly Game[] }) =>
  shown.length === 0 ? <GameGridSkeleton count={PAGE_SIZE} /> : <Cards games={shown} />;

const Found = ({ list, state, onChange }: Pick<GameResultsProps, 'list' | 'state' | 'onChange'>) => {
  const { t } = useTranslation();
  const { games, total, loading } = list;
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('lobby.count', { shown: formatNumber(games.length), total: formatNumber(total) })}
      </p>
      <Cards games={games} expected={loading ? Math.min(PAGE_SIZE, total - games.length) : 0} />
      <LoadMore list={list} state={state} onChange={onChange} />
    </>
  );
};

const Cards = ({ games, expected = 0 }: { games: readonly Game[]; expected?: number }) => (
  <GameGrid>
    {games.map((game) => (
      <GameCard key={game.nodeId} game={game} />
    ))}
    <GameCardSkeletons count={expected} />
  </GameGrid>
);

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
