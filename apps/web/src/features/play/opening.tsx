import { Button } from '@hintha/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './play-page.module.css';

/** From here on a wait needs a reason and a way out. */
const SLOW_AFTER_MS = 8000;

/** What stands in the frame until the game has loaded. */
export const Opening = ({ onLeave }: { onLeave: () => void }) => {
  const { t } = useTranslation();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div className={styles.middle} role="status">
      <span className={styles.weight} />
      <p className={styles.text}>{t(slow ? 'play.slow' : 'play.opening')}</p>
      {slow && (
        <Button look="line" onClick={onLeave}>
          {t('play.toGames')}
        </Button>
      )}
    </div>
  );
};

interface RefusedProps {
  text: string;
  onRetry: () => void;
  onLeave: () => void;
}

/** Why the game did not open, and what can be done. */
export const Refused = ({ text, onRetry, onLeave }: RefusedProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.middle} role="alert">
      <h2 className={styles.heading}>{t('play.refusedTitle')}</h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <Button look="line" onClick={onLeave}>
          {t('play.toGames')}
        </Button>
        <Button look="gold" onClick={onRetry}>
          {t('failures.retry')}
        </Button>
      </div>
    </div>
  );
};
