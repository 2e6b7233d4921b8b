import type { catalogue } from '@hintha/contract';
import { Button, Dialog, EmptyState } from '@hintha/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../shared/api.ts';
import { formatNumber } from '../../shared/format/format.ts';
import { GameCard, GameGrid, GameGridSkeleton } from '../../shared/game/game-card.tsx';
import type { Game } from '../../shared/game/play.ts';
import { useLanguage } from '../../shared/language.ts';
import { openModal } from '../../shared/modals.ts';
import { toTop } from '../../shared/site/destinations.ts';
import { QueryRoot } from '../../shared/queries.tsx';
import { Link } from '../../shared/router/link.tsx';
import styles from './child-games.module.css';
import { usePlayFramed } from './use-play-framed.ts';

interface ChildGamesProps {
  vendor: string;
  gameType: catalogue.Category;
  title: string;
  /** Where all of them stand, with a search and filters. */
  lobby: string;
  onClose: () => void;
}

const PLACES = 8;

export const ChildGames = ({ title, onClose, ...vendor }: ChildGamesProps) => {
  const { t } = useTranslation();
  return (
    <Dialog open draggable size="large" onClose={onClose} title={title} closeLabel={t('shell.close')}>
      <QueryRoot>
        <Children {...vendor} title={title} onClose={onClose} />
      </QueryRoot>
    </Dialog>
  );
};

const Children = ({ vendor, gameType, title, lobby, onClose }: ChildGamesProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage((chosen) => chosen);
  const play = usePlayFramed(onClose);
  const query = { vassalage: vendor, gameType, language };
  const { data, isError, refetch } = useQuery({
    queryKey: ['listChildGames', query],
    queryFn: async ({ signal }) => call('listChildGames', { query, signal }),
  });
  if (isError) {
    return (
      <EmptyState
        title={t('lobby.failedTitle')}
        text={t('lobby.failedText')}
        action={<Button onClick={() => void refetch()}>{t('failures.retry')}</Button>}
      />
    );
  }
  if (data === undefined) return <GameGridSkeleton count={PLACES} />;
  const { games, total } = data;
  if (games.length === 0) return <EmptyState title={t('lobby.noGamesTitle')} text={t('lobby.noGamesText')} />;
  const showAbout = (game: Game) =>
    openModal({ name: 'game-sheet', game, over: { name: 'child-games', vendor, gameType, title, lobby } });
  const leave = () => {
    onClose();
    toTop();
  };
  return (
    <>
      <GameGrid>
        {games.map((game) => (
          <GameCard key={game.nodeId} game={game} onPlay={play} onAbout={showAbout} />
        ))}
      </GameGrid>
      {total > games.length && (
        <p className={styles.count}>{t('lobby.count', counted(games.length, total))}</p>
      )}
      <Link className={styles.all} to={lobby} onClick={leave}>
        {t('lobby.seeAll')}
      </Link>
    </>
  );
};

const counted = (shown: number, total: number) => ({
  shown: formatNumber(shown),
  total: formatNumber(total),
});
