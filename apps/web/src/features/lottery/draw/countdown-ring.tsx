import { useTranslation } from 'react-i18next';
import { useServerNow } from '../../../shared/clock.ts';
import { timeLeft } from '../../../shared/parts/time-left.ts';
import { phaseOf, shareLeft, spokenOf } from './countdown-phase.ts';
import styles from './draw.module.css';

const RADIUS = 17;
const ROUND = 2 * Math.PI * RADIUS;

interface CountdownRingProps {
  openTime: number;
  closeTime: number;
}

/** How long bets are taken yet, by the clock of the server: a ring and the time; the last seconds are also spoken. */
export const CountdownRing = ({ openTime, closeTime }: CountdownRingProps) => {
  const { t } = useTranslation('lottery');
  const left = closeTime - useServerNow(1000);
  const phase = phaseOf(left);
  const time = timeLeft(left + 999);
  return (
    <span className={styles.countdown} data-phase={phase}>
      <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden>
        <circle className={styles.track} cx="20" cy="20" r={RADIUS} />
        <circle
          className={styles.rest}
          cx="20"
          cy="20"
          r={RADIUS}
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - shareLeft(left, closeTime - openTime))}
        />
      </svg>
      <span className={styles.left}>
        <small>{t(phase === 'closed' ? 'page.betsAre' : 'page.closesIn')}</small>
        <b role="timer" aria-label={t('page.timeLeft')}>
          {phase === 'closed' ? t('page.closed') : time}
        </b>
      </span>
      <Spoken left={left} />
    </span>
  );
};

const Spoken = ({ left }: { left: number }) => {
  const { t } = useTranslation('lottery');
  const seconds = spokenOf(left);
  return (
    <span className="visually-hidden" aria-live="polite">
      {seconds === 0 && t('page.closedNow')}
      {seconds !== null && seconds > 0 && t('page.secondsLeft', { seconds })}
    </span>
  );
};
