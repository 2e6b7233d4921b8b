import { SEEN_AT_FIRST } from '@hintha/contract/first-paths';
import { Icon, splitAmount } from '@hintha/ui';
import { memo, useTransition, type ComponentPropsWithRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { openModal } from '../modals.ts';
import { isPlainTap } from '../router/is-plain-tap.ts';
import { AboutButton } from './about-button.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { GameArt } from './game-art.tsx';
import styles from './game-card.module.css';
import { playPath } from './play-path.ts';
import { usePlay, type Game } from './play.ts';
import { useHold } from './use-hold.ts';

interface GameCardProps {
  game: Game;
  /** Where it stands in a list of which only a part is drawn, and how long that list is. */
  place?: number;
  of?: number;
  /** What starts it instead of its own address. */
  onPlay?: ((game: Game) => Promise<void>) | undefined;
  /** What tells about it instead of the sheet alone. */
  onAbout?: (game: Game) => void;
}

const openSheet = (game: Game): void => openModal({ name: 'game-sheet', game });

/** A game as a tile; a tap starts it, after a login when there is none yet, and a long one tells about it. */
export const GameCard = memo(({ game, place, of, onPlay, onAbout = openSheet }: GameCardProps) => {
  const showAbout = () => onAbout(game);
  const first = place !== undefined && place <= SEEN_AT_FIRST;
  return (
    <li
      className={styles.card}
      data-closed={!game.available || undefined}
      aria-posinset={place}
      aria-setsize={of}
    >
      {game.available ? (
        <PlayTile game={game} first={first} onPlay={onPlay} onAbout={showAbout} />
      ) : (
        <RestingTile game={game} first={first} onAbout={showAbout} />
      )}
      <FavouriteButton game={game} />
      <AboutButton game={game} onOpen={showAbout} />
    </li>
  );
});

interface TileProps {
  game: Game;
  first: boolean;
  onAbout: () => void;
}

interface PlayTileProps extends TileProps {
  onPlay: GameCardProps['onPlay'];
}

const RestingTile = ({ game, first, onAbout }: TileProps) => {
  const { t } = useTranslation();
  const { hold } = useHold(onAbout);
  return (
    <span
      className={styles.tile}
      role="img"
      // The place that the focus comes back to when it was held.
      tabIndex={-1}
      aria-label={t('game.unavailable', { name: game.name, vendor: game.vendorName })}
      {...hold}
    >
      <GameArt game={game} first={first} />
      <Caption game={game} />
    </span>
  );
};

const ABOUT_KEY = 'i';

/** By the letter or, on a keyboard of another script, by its place. */
const asksAbout = ({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (key.toLowerCase() === ABOUT_KEY || code === 'KeyI') && !ctrlKey && !metaKey && !altKey;

const PlayTile = ({ game, first, onPlay, onAbout }: PlayTileProps) => {
  const play = usePlay();
  // The page of the game is loaded in a transition: until it is there, the ring turns on this card.
  const [launching, launch] = useTransition();
  const { hold, wasHeld } = useHold(onAbout);
  const onClick = (event: MouseEvent) => {
    if (!isPlainTap(event)) return;
    event.preventDefault();
    if (!launching && !wasHeld(event)) launch(async () => (onPlay ?? play)(game));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (asksAbout(event)) onAbout();
  };
  return (
    <a
      className={styles.tile}
      href={playPath(game)}
      aria-busy={launching || undefined}
      aria-keyshortcuts={ABOUT_KEY}
      onClick={onClick}
      onKeyDown={onKeyDown}
      {...hold}
    >
      <GameArt game={game} first={first}>
        <Go launching={launching} />
      </GameArt>
      <Caption game={game} />
    </a>
  );
};

/** The sign that a tap starts the game, and the ring while it does. */
const Go = ({ launching }: { launching: boolean }) => (
  <span className={styles.go} data-launching={launching || undefined}>
    {launching ? (
      <span className={styles.ring} />
    ) : (
      <Icon name="play" size={52} filled className={styles.sign} />
    )}
  </span>
);

const Caption = ({ game }: { game: Game }) => {
  const { t } = useTranslation();
  return (
    <>
      <span className={styles.name}>{game.name}</span>
      <span className={styles.details}>
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
  <ul className="fp-games" {...list}>
    {children}
  </ul>
);

/** As many places of cards that are on their way as cards are expected. */
export const GameGridSkeleton = ({ count }: { count: number }) => {
  const { t } = useTranslation();
  return (
    <ul className="fp-games" aria-busy="true" aria-label={t('game.loading')}>
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
      <span className={styles.details}>
        <span className={styles.blank} />
      </span>
    </li>
  ));
