import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './state-badge.module.css';

export type BadgeTone = 'gold' | 'jade' | 'cin' | 'lapis' | 'amber' | 'gray';

/** A state by its name and its tone. */
export const StateBadge = ({ tone, children }: { tone: BadgeTone; children: ReactNode }) => (
  <Badge variant="light" color={tone} tt="none" radius="sm" className={styles.badge}>
    {children}
  </Badge>
);
