import { Icon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import styles from './about-button.module.css';
import type { Game } from './play.ts';

/** The way to what is told of a game, for whoever does not hold the card or press its key. */
export const AboutButton = ({ game, onOpen }: { game: Game; onOpen: () => void }) => {
  const { t } = useTranslation();
  const label = t('game.about', { name: game.name });
  return (
    <button
      type="button"
      className={styles.about}
      aria-label={label}
      aria-haspopup="dialog"
      title={`${label} (I)`}
      onClick={onOpen}
    >
      <Icon name="info" size={18} />
    </button>
  );
};
