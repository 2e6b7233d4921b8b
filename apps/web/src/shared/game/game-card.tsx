import { titleStyleOf } from '@hintha/art';
import { CoverTitle, Icon, splitAmount, Tag } from '@hintha/ui';
import { memo, useTransition, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainTap } from '../router/is-plain-tap.ts';
import { Cover } from './cover.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import styles from './game-card.module.css';
import { playPath } from './play-path.ts';
import { usePlay, type Game } from './play.ts';

interface GameCardProps {
  game: Game;
  /** Where it stands in a list of which only a part is drawn, and how long that list is. */
  place?: number;
  of?: number;
  /** What starts it instead of its own address. */
  onPlay?: (game: Game) => Promise<void>;
}

/** A game as a tile; a tap starts it, after a login when there is none yet. */
export const GameCard = memo(({ game, place, of, onPlay }: GameCardProps) => {
  const { t } = useTranslation();
  const play = usePlay();
  // The page of the game is loaded in a transition: until it is there, the ring turns on this card.
  const [launching, launch] = useTransition();
  if (!game.available) {
    return (
      <li className={styles.card} data-closed aria-posinset={place} aria-setsize={of}>
        <span
          className={styles.tile}
          role="img"
          aria-label={t('game.unavailable', { name: game.name, vendor: game.vendorName })}
        >
          <Art game={game} />
          <Caption game={game} />
        </span>
        <FavouriteButton game={game} />
      </li>
    );
  }
  const onClick = (event: MouseEvent) => {
    if (!isPlainTap(event)) return;
    event.preventDefault();
    if (!launching) launch(async () => (onPlay ?? play)(game));
  };
  return (
    <li className={styles.card} aria-posinset={place} aria-setsize={of}>
      <a className={styles.tile} href={playPath(game)} aria-busy={launching || undefined} onClick={onClick}>
        <Art game={game} launching={launching} />
        <Caption game={game} />
      </a>
      <FavouriteButton game={game} />
    </li>
  );
});

const Art = ({ game, launching = false }: { game: Game; launching?: boolean }) => (
  <span className={styles.art}>
    <Cover src={game.cover} />
    <span aria-hidden>
      <CoverTitle look={titleStyleOf(game.vassalage)}>{game.title}</CoverTitle>
    </span>
    <span className={styles.tag}>
      <Mark game={game} />
    </span>
    {game.available && (
      <span className={styles.go} data-launching={launching || undefined}>
        {launching ? (
          <span className={styles.ring} />
        ) : (
          <Icon name="play" size={52} filled className={styles.sign} />
        )}
      </span>
    )}
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

const Caption = ({ game }: { game: Game }) => {
  const { t } = useTranslation();
  return (
    <>
      <span className={styles.name}>{game.name}</span>
      <span className={styles.facts}>
        <span className={styles.vendor}>{game.vendorName}</span>
        <span>
          {t('game.minBet')} <span className={`num ${styles.amount}`}>{shortAmount(game.minBet)}</span>
        </span>
      </span>
    </>
  );
};

// The smallest stakes are whole kyat; their zero decimals would only crowd the card.
const shortAmount = (amount: string): string => {
  const { whole, decimals } = splitAmount(amount);
  return decimals === '.00' ? whole : whole + decimals;
};

/** The grid that cards stand in, in the same columns on every page. */
export const GameGrid = ({ children, ...list }: ComponentPropsWithRef<'ul'>) => (
  <ul className={styles.grid} {...list}>
    {children}
  </ul>
);

/** As many places of cards that are on their way as cards are expected. */
export const GameGridSkeleton = ({ count }: { count: number }) => {
  const { t } = useTranslation();
  return (
    <ul className={styles.grid} aria-busy="true" aria-label={t('game.loading')}>
      <GameCardSkeletons count={count} />
    </ul>
  );
};

/** Places of cards, of the same size, to stand behind those that are there. */
export const GameCardSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <li key={index} className={styles.card} aria-hidden="true">
      <span className={styles.art} data-empty />
      <span className={styles.name}>
        <span className={styles.blank} />
      </span>
      <span className={styles.facts}>
        <span className={styles.blank} />
      </span>
    </li>
  ));
