import { useTranslation } from 'react-i18next';
import { useServerNow } from '../../../shared/clock.ts';
import { timeLeft } from '../../../shared/parts/time-left.ts';
import styles from './fight.module.css';
import { phaseOf, spokenOf } from './phase.ts';

interface CountdownProps {
  openedAt: number;
  closesAt: number;
}

const RADIUS = 17;
const ROUND = 2 * Math.PI * RADIUS;

/** How long bets are taken yet, by the clock of the server: a ring and the time; the last seconds are also spoken. */
export const Countdown = ({ openedAt, closesAt }: CountdownProps) => {
  const { t } = useTranslation('sabong');
  const left = closesAt - useServerNow(1000);
  const share = Math.min(1, Math.max(0, left / Math.max(1, closesAt - openedAt)));
  const seconds = spokenOf(left);
  return (
    <span className={styles.countdown} data-phase={phaseOf(left)}>
      <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden>
        <circle className={styles.track} cx="20" cy="20" r={RADIUS} />
        <circle
          className={styles.rest}
          cx="20"
          cy="20"
          r={RADIUS}
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - share)}
        />
      </svg>
      <span className={styles.left}>
        <small>{t('page.closesIn')}</small>
        <b role="timer" aria-label={t('page.timeLeft')}>
          {timeLeft(left + 999)}
        </b>
      </span>
      <span className="visually-hidden" aria-live="polite">
        {seconds === 0 && t('page.closedSpoken')}
        {seconds !== null && seconds > 0 && t('page.openSpoken', { seconds })}
      </span>
    </span>
  );
};
