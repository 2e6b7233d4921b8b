import { useTranslation } from 'react-i18next';
import type { Fight } from '../live/use-arenas.ts';
import styles from './fight.module.css';

/** What became of a fight: who won, or why it does not count. */
export const Outcome = ({ fight }: { fight: Fight }) => {
  const { t } = useTranslation('sabong');
  const { result, cancelReason } = fight;
  if (cancelReason !== null)
    return (
      <p className={styles.outcome} data-outcome="cancelled" role="status">
        {t(`page.reasons.${cancelReason}`)}
      </p>
    );
  if (result === null) return null;
  return (
    <p className={styles.outcome} data-outcome={result} role="status">
      {result === 'draw'
        ? `${t('page.drawn')} · ${t('page.drawRule')}`
        : `${t('page.won', { who: t(`page.${result}`) })} · ${fight[result]}`}
    </p>
  );
};
