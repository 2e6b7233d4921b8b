import type { LotteryRules } from '@hintha/lottery';
import styles from './balls.module.css';
import { shownBalls } from './shown-balls.ts';

interface BallsProps {
  rules: Pick<LotteryRules, 'code' | 'tiers'>;
  numbers: readonly (readonly string[])[];
  label?: string;
  small?: boolean;
}

/** A result as balls; a screen reader hears the numbers one after the other. */
export const Balls = ({ rules, numbers, label, small = false }: BallsProps) => {
  const balls = shownBalls(rules, numbers);
  const spoken = balls.map(({ text }) => text).join(' ');
  return (
    <span
      className={styles.balls}
      role="img"
      aria-label={label === undefined ? spoken : `${label}: ${spoken}`}
      data-small={small || undefined}
    >
      {balls.map(({ text, tone, isSpecial }, at) => (
        <i key={at} className={`${styles.ball} num`} data-tone={tone} data-special={isSpecial}>
          {text}
        </i>
      ))}
    </span>
  );
};
