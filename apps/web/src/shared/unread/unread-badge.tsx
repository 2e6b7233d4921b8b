import { countText } from '../account-area/count-text.ts';
import styles from './unread-badge.module.css';
import { useUnread, type Waits } from './unread.ts';

/** How many of something wait for the member, beside the way to them; nothing at none. */
export const UnreadBadge = ({ of = 'count' }: { of?: Waits }) => {
  const text = countText(useUnread((waiting) => waiting[of]));
  return text === '' ? null : <span className={`num ${styles.badge}`}>{text}</span>;
};
