import { useServerNow } from '../clock.ts';
import styles from './countdown.module.css';
import { timeLeft } from './time-left.ts';

const SHORT_MS = 120_000;

/** The time that is left until an instant, by the clock of the server; its last two minutes stand out. */
export const Countdown = ({ until, label }: { until: number; label: string }) => {
  const left = until - useServerNow(1000);
  return (
    <span
      role="timer"
      aria-label={label}
      className={`${styles.countdown} num`}
      data-short={left <= SHORT_MS || undefined}
    >
      {timeLeft(left)}
    </span>
  );
};
