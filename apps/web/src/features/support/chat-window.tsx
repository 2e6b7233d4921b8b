import { useTitle } from '../../shared/page/use-title.ts';
import { SupportOverview } from './support-overview.tsx';
import { SupportHead, useSupportTitle } from './support-head.tsx';
import styles from './support.module.css';

/** The customer service in a window of its own. */
export const ChatWindow = () => {
  useTitle(`${useSupportTitle()} · Hintha`);
  return (
    <main className={styles.window}>
      <SupportHead />
      <SupportOverview />
    </main>
  );
};
