import styles from './meter.module.css';

interface MeterProps {
  name: string;
  /** In whole hundredths. */
  share: number;
  /** How far it is, in words. */
  told: string;
}

/** A bar that fills up to a target. */
export const Meter = ({ name, share, told }: MeterProps) => (
  <div
    className={styles.meter}
    role="progressbar"
    aria-label={name}
    aria-valuenow={share}
    aria-valuetext={told}
  >
    <span style={{ width: `${share}%` }} />
  </div>
);
