import { titleStyleOf } from '@hintha/art';
import { CoverTitle, Tag } from '@hintha/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Cover } from './cover.tsx';
import styles from './game-card.module.css';
import type { Game } from './play.ts';

interface GameArtProps {
  game: Game;
  /** Whether it is among those that the page is opened for. */
  first?: boolean;
  /** What lies over the picture. */
  children?: ReactNode;
}

/** The picture of a game with its title and its tag. */
export const GameArt = ({ game, first = false, children }: GameArtProps) => (
  <span className={styles.art}>
    <Cover src={game.cover} first={first} />
    <span aria-hidden>
      <CoverTitle look={titleStyleOf(game.vassalage)}>{game.title}</CoverTitle>
    </span>
    <span className={styles.tag}>
      <Mark game={game} />
    </span>
    {children}
  </span>
);

/** What a card boasts of, one tag at most; a game that rests says so instead. */
const Mark = ({ game }: { game: Game }) => {
  const { t } = useTranslation();
  if (!game.available) return <Tag look="plain">{t('game.resting')}</Tag>;
  if (game.classify === 'JP') return <Tag look="jackpot">{t('game.jackpot')}</Tag>;
  if (game.isHot) return <Tag look="hot">{t('game.hot')}</Tag>;
  return game.isNew ? <Tag look="new">{t('game.fresh')}</Tag> : null;
};
