import { useTranslation } from 'react-i18next';
import { useServerNow } from '../../../shared/clock.ts';
import { formatTime } from '../../../shared/format/format-time.ts';
import styles from './header.module.css';

/** The time of the operator in Yangon, the zone of every business day. */
export const ServerClock = () => {
  const { t } = useTranslation();
  const now = useServerNow(1000);
  const time = formatTime(now, { seconds: true });
  return (
    <time className={`${styles.clock} num`} title={t('shell.serverTime', { time })}>
      {time}
      <small>+06:30</small>
    </time>
  );
};
