import { Button, Icon } from '@hintha/ui';
import type { ReactNode } from 'react';
import styles from './parts.module.css';

interface BackButtonProps {
  onBack: () => void;
  /** Where it leads. */
  children: ReactNode;
}

/** Out of the rows behind a figure, to the figure. */
export const BackButton = ({ onBack, children }: BackButtonProps) => (
  <div className={styles.back}>
    <Button onClick={onBack}>
      <Icon name="chevron-left" size={18} />
      {children}
    </Button>
  </div>
);
