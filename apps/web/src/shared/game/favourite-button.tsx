import { Icon } from '@hintha/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session.ts';
import { loadFavourites, toggleFavourite, useFavourites } from './favourites.ts';
import styles from './favourite-button.module.css';
import type { Game } from './play.ts';

/** The heart of a card: pressed when the game is among one's own. */
export const FavouriteButton = ({ game }: { game: Game }) => {
  const { t } = useTranslation();
  const token = useSession((session) => session.token);
  const isSet = useFavourites(({ ids }) => ids.has(game.nodeId));
  useEffect(() => loadFavourites(token), [token]);
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isSet}
      aria-label={t('game.favourite', { name: game.name })}
      onClick={() => toggleFavourite(game)}
    >
      <Icon name="heart" size={20} filled={isSet} />
    </button>
  );
};
