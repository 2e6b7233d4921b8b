import type { ReactNode } from 'react';
import styles from './view-tabs.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly views: readonly { readonly value: string; readonly name: string; readonly badge?: ReactNode }[];
  readonly onChoose: (value: string) => void;
}

/** The views of a list above its filters: states of a queue, or what somebody has saved. */
export const ViewTabs = ({ label, value, views, onChoose }: Props) => (
  <div className={styles.views} role="group" aria-label={label}>
    {views.map((view) => (
      <button
        key={view.value}
        type="button"
        className={styles.view}
        aria-pressed={view.value === value}
        onClick={() => onChoose(view.value)}
      >
        {view.name}
        {view.badge}
      </button>
    ))}
  </div>
);
