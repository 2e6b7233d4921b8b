import styles from './meter.module.css';

interface MeterProps {
  name: string;
  /** In whole hundredths. */
  share: number;
  /** How far it is, in words. */
  valueText: string;
}

/** A bar that fills up to a target. */
export const Meter = ({ name, share, valueText }: MeterProps) => (
  <div
    className={styles.meter}
    role="progressbar"
    aria-label={name}
    aria-valuenow={share}
    aria-valuetext={valueText}
  >
    <span style={{ width: `${share}%` }} />
  </div>
);
