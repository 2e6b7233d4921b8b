import { Icon } from '@hintha/ui';
import { Link } from 'react-router';
import { useTexts } from '../../../../shared/language.ts';
import styles from '../business.module.css';
import { useAlarmTexts } from './use-alarm-texts.ts';
import type { Waiting } from './use-waiting.ts';

/** What somebody has to look at, each with the page on which to do so. */
export const AlarmCard = ({ waiting }: { waiting: readonly Waiting[] }) => {
  const t = useTexts();
  const alarms = useAlarmTexts(waiting);
  return (
    <section className={styles.card} aria-label={t('business.alarms.title')}>
      <h2 className={styles.cardTitle}>{t('business.alarms.title')}</h2>
      {alarms.length === 0 && (
        <p className={styles.nothing}>
          <Icon name="check" size={18} /> {t('business.alarms.none')}
        </p>
      )}
      <ul className={styles.alarms}>
        {alarms.map(({ text, to }) => (
          <li key={text}>
            <Icon name="warning" size={18} />
            {to === undefined ? text : <Link to={to}>{text}</Link>}
          </li>
        ))}
      </ul>
    </section>
  );
};
