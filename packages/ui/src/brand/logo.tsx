import { HINTHA_MARK, HINTHA_SMALL, PEARL, SMALL_PEARL } from '@hintha/art';
import { useId } from 'react';
import styles from './logo.module.css';

/** The full mark would clog below this many pixels. */
const SMALLEST_FULL = 28;

export interface LogoProps {
  readonly size: number;
  /** In the colour of the text, pearl included: for stamps and for marks laid over a panel. */
  readonly mono?: boolean;
  /** Left out where the name stands beside it. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** The hintha on its base; below 28 pixels the small mark. */
export const Logo = ({ size, mono = false, label, className }: LogoProps) => {
  const gradient = useId();
  const small = size < SMALLEST_FULL;
  const pearl = small ? SMALL_PEARL : PEARL;
  const [cx, cy] = pearl.centre;
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 96 96"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {!mono && (
        <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="10" y1="4" x2="84" y2="94">
          <stop offset="0" className={styles.leaf1} />
          <stop offset=".4" className={styles.leaf2} />
          <stop offset=".74" className={styles.leaf3} />
          <stop offset="1" className={styles.leaf4} />
        </linearGradient>
      )}
      <path
        d={small ? HINTHA_SMALL : HINTHA_MARK}
        fillRule="evenodd"
        fill={mono ? 'currentColor' : `url(#${gradient})`}
      />
      <circle cx={cx} cy={cy} r={pearl.radius} className={mono ? styles.mono : styles.pearl} />
    </svg>
  );
};
