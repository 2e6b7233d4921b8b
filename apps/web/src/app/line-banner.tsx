import { useEffect } from 'react';
import { gameMenus } from '../shared/game-menus.ts';
import { LineNotice } from '../shared/parts/line-notice.tsx';
import { flags, permission } from '../shared/permission.ts';
import { notices } from '../shared/site/notices.ts';
import styles from './app-shell.module.css';

const ASK_EVERY_MS = 5000;
const SOURCES = [permission, flags, notices, gameMenus] as const;
const askAgain = () => {
  for (const source of SOURCES) void source.load();
};

const isMissing = ({ value, failed }: { value: unknown; failed: boolean }) => failed && value === null;

const useMissing = () => {
  const missing = [
    permission.use(isMissing),
    flags.use(isMissing),
    notices.use(isMissing),
    gameMenus.use(isMissing),
  ];
  return missing.includes(true);
};

/** The line of the page: also says when what the shell needs did not come, and asks for it again by itself. */
export const LineBanner = () => {
  const missing = useMissing();
  useEffect(() => {
    if (!missing) return undefined;
    const asking = setInterval(askAgain, ASK_EVERY_MS);
    return () => clearInterval(asking);
  }, [missing]);
  return (
    <div className={styles.line}>
      <LineNotice onRetry={missing ? askAgain : undefined} />
    </div>
  );
};
