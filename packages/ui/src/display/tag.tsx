import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tag.module.css';

/** `live` carries a dot; `hot`, `jackpot` and `new` keep their colours over covers in both themes. */
export type TagLook =
  | 'live'
  | 'open'
  | 'hot'
  | 'jackpot'
  | 'new'
  | 'plain'
  | 'good'
  | 'bad'
  | 'warning'
  | 'info'
  | 'vip';

export interface TagProps {
  readonly look?: TagLook;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export const Tag = ({ look = 'plain', className, children }: TagProps) => (
  <span className={classNames(styles.tag, styles[look], className)}>
    {look === 'live' && <i className={styles.dot} aria-hidden />}
    {children}
  </span>
);
