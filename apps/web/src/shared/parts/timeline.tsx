import { Icon, type IconName } from '@hintha/ui';
import type { ReactNode } from 'react';
import { formatMoment } from '../format/format-time.ts';
import styles from './timeline.module.css';

type StepLook = 'done' | 'now' | 'ahead' | 'bad';

interface TimelineStep {
  key: string;
  name: string;
  look: StepLook;
  /** When it happened, or will at the latest; in ms. */
  at?: number | null;
  note?: ReactNode;
}

const SIGNS: Record<StepLook, IconName | null> = {
  done: 'check',
  now: 'clock',
  ahead: null,
  bad: 'close',
};

/** What has happened, what is waited for, what is still to come: one line each, from the top down. */
export const Timeline = ({ label, steps }: { label: string; steps: readonly TimelineStep[] }) => (
  <ol className={styles.line} aria-label={label}>
    {steps.map(({ key, name, look, at = null, note }) => {
      const sign = SIGNS[look];
      return (
        <li
          key={key}
          className={styles.step}
          data-look={look}
          aria-current={look === 'now' ? 'step' : undefined}
        >
          <span className={styles.sign}>{sign !== null && <Icon name={sign} size={14} />}</span>
          <div className={styles.words}>
            <span className={styles.name}>{name}</span>
            {at !== null && <span className={`${styles.at} num`}>{formatMoment(at)}</span>}
            {note !== undefined && <div className={styles.note}>{note}</div>}
          </div>
        </li>
      );
    })}
  </ol>
);
