import { Icon } from '@hintha/ui';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../shared/router/link.tsx';
import { formatNumber } from '../../shared/format/format.ts';
import { GameCard, GameGrid, GameGridSkeleton } from '../../shared/game/game-card.tsx';
import type { Game } from '../../shared/game/play.ts';
import { SectionHeader } from '../../shared/page/page-section.tsx';
import { GAMES_SHOWN, useAllGames, useHotGames } from './home-games.ts';
import { Lists, type ListName } from './lists.tsx';
import { PartFailed } from './part-failed.tsx';
import styles from './games-section.module.css';

const PANEL = 'home-games';

interface ShownProps {
  games: readonly Game[] | undefined;
  failed: boolean;
  retry: () => void;
}

const Shown = ({ games, failed, retry }: ShownProps) => {
  const { t } = useTranslation();
  if (games === undefined)
    return failed ? <PartFailed retry={retry} /> : <GameGridSkeleton count={GAMES_SHOWN} />;
  if (games.length === 0) return <p className={styles.empty}>{t('home.empty')}</p>;
  return (
    <GameGrid>
      {games.slice(0, GAMES_SHOWN).map((game) => (
        <GameCard key={game.nodeId} game={game} />
      ))}
    </GameGrid>
  );
};

/** The games of the home page, hot or all. */
export const GamesSection = () => {
  const { t } = useTranslation();
  const [list, setList] = useState<ListName>('hot');
  const hot = useHotGames();
  const all = useAllGames();
  const asked = list === 'hot' ? hot : all;
  // A dozen cards are drawn in slices, when nothing more urgent is to do.
  const games = useDeferredValue(list === 'hot' ? hot.data : all.data?.games);
  return (
    <section className={styles.section}>
      <SectionHeader title={t('home.hot.title')}>
        <Lists chosen={list} onChoose={setList} panel={PANEL} />
        <Link className={styles.all} to="/rng">
          <span className={styles.allText}>{t('home.hot.seeAll')}</span>
          {all.data !== undefined && <span className="num">{formatNumber(all.data.total)}</span>}
          <Icon name="chevron-right" size={16} />
        </Link>
      </SectionHeader>
      <div id={PANEL} role="tabpanel" aria-labelledby={`${PANEL}-${list}`} className={styles.panel}>
        <Shown games={games} failed={asked.isError} retry={() => void asked.refetch()} />
      </div>
    </section>
  );
};
