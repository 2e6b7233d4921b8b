import { Crest } from '@hintha/ui';
import type { ReactNode } from 'react';
import styles from './page-section.module.css';

/** The head of a section: the crest, what the section is, and its controls. */
export const SectionHeader = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header className={styles.head}>
    <h2>
      <Crest size={20} />
      {title}
    </h2>
    {children}
  </header>
);
