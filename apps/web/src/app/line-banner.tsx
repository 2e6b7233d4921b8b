import { Button, Icon } from '@hintha/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { gameMenus } from '../shared/game-menus.ts';
import { useLine } from '../shared/line.ts';
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

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Says when the device is offline, the server is gone, or what the shell needs of it did not come; asks again by itself. */
export const LineBanner = () => {
  const { t } = useTranslation();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const missing = useMissing();
  const lost = useLine((line) => line.lost);
  useEffect(() => {
    if (!missing) return undefined;
    const asking = setInterval(askAgain, ASK_EVERY_MS);
    return () => clearInterval(asking);
  }, [missing]);
  const text = online ? t('failures.lost') : t('failures.offline');
  return (
    <div role="status">
      {(!online || missing || lost) && (
        <p className={styles.line}>
          <Icon name="warning" size={18} />
          <span>{text}</span>
          {online && missing && <Button onClick={askAgain}>{t('failures.retry')}</Button>}
        </p>
      )}
    </div>
  );
};
