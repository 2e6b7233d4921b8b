import { Icon, type IconName } from '@hintha/ui';
import type { ReactNode } from 'react';
import styles from './block-notice.module.css';

interface BlockNoticeProps {
  icon: IconName;
  text: string;
  /** The way out, where there is one. */
  children?: ReactNode;
}

/** What stands in the way of a use case. */
export const BlockNotice = ({ icon, text, children }: BlockNoticeProps) => (
  <div className={styles.block}>
    <Icon name={icon} size={20} />
    <p>{text}</p>
    {children}
  </div>
);
