import { Icon } from '@hintha/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { GameCard, GameCardSkeletons } from '../game/game-card.tsx';
import type { Game } from '../game/play.ts';
import { SectionHeader } from '../page/page-section.tsx';
import { useStripEnds } from '../page/use-strip-ends.ts';
import { Link } from '../router/link.tsx';
import type { PlannedCarousel } from './plan-carousels.ts';
import styles from './carousels.module.css';

/** As many as a wide screen shows. */
const PLACES = 8;

const useCarouselName = ({ kind, of, name }: PlannedCarousel): string => {
  const { t } = useTranslation();
  // The names of features are those of the contract, which is where a row of one comes from.
  if (kind === 'feature') return t(`game.features.${of as 'free_spins'}`);
  return t(`game.carousels.${kind}`, { name });
};

/** One row of games, which a finger or its arrows move, with the way to its whole list. */
export const GameCarousel = ({ carousel, games }: { carousel: PlannedCarousel; games: readonly Game[] }) => {
  const { t } = useTranslation();
  const name = useCarouselName(carousel);
  const row = useRef<HTMLUListElement>(null);
  const { back, on, turn } = useStripEnds(row);
  return (
    <section className={styles.carousel} aria-label={name}>
      <SectionHeader title={name}>
        <span className={styles.ways}>
          <Link to={carousel.to} className={styles.all} aria-label={t('game.carousels.all', { name })}>
            <span className={styles.allText}>{t('home.hot.seeAll')}</span>
            <Icon name="chevron-right" size={16} />
          </Link>
          {(back || on) && (
            <span className={styles.arrows}>
              <button
                type="button"
                aria-label={t('game.carousels.back', { name })}
                disabled={!back}
                onClick={() => turn(-1)}
              >
                <Icon name="chevron-left" size={18} />
              </button>
              <button
                type="button"
                aria-label={t('game.carousels.on', { name })}
                disabled={!on}
                onClick={() => turn(1)}
              >
                <Icon name="chevron-right" size={18} />
              </button>
            </span>
          )}
        </span>
      </SectionHeader>
      <ul className={styles.row} ref={row}>
        {games.map((game) => (
          <GameCard key={game.nodeId} game={game} />
        ))}
      </ul>
    </section>
  );
};

/** The room of a row that is not read yet. */
export const CarouselSkeleton = () => (
  <div className={styles.carousel} aria-hidden="true">
    <SectionHeader title={' '} />
    <ul className={styles.row}>
      <GameCardSkeletons count={PLACES} />
    </ul>
  </div>
);
