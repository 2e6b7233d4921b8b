import { useTranslation } from 'react-i18next';
import { Cover } from '../../shared/game/cover.tsx';
import { usePlay } from '../../shared/game/play.ts';
import { Button } from '@hintha/ui';
import { featuredGame, useHotGames } from './home-games.ts';
import styles from './newest-game.module.css';

/** One game beside the banners, a tap away from play. */
export const NewestGame = () => {
  const { t } = useTranslation();
  const play = usePlay();
  const { data, isError } = useHotGames();
  const featured = featuredGame(data ?? []);
  if (featured === null) return data === undefined && !isError ? <div className={styles.card} /> : null;
  const { game, isNew } = featured;
  return (
    <section className={styles.card} aria-label={isNew ? t('home.newest.label') : t('home.newest.popular')}>
      <span className={styles.cover}>
        <Cover src={game.cover} width={66} />
      </span>
      <p className={styles.words}>
        <small>{isNew ? t('home.newest.label') : t('home.newest.popular')}</small>
        <b>{game.name}</b>
        <span>{game.vendorName}</span>
      </p>
      <Button look="soft" className={styles.play} onClick={() => play(game)}>
        {t('home.newest.play')}
      </Button>
    </section>
  );
};
