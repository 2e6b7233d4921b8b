import { Button, ShellIcon } from '@hintha/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLine } from '../line.ts';
import styles from './line-notice.module.css';

interface LineNoticeProps {
  /** Where something that the page needs did not come: asks for it at once. */
  onRetry?: (() => void) | undefined;
}

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Says that the device is offline or the server is gone, on the page and on what covers it. */
export const LineNotice = ({ onRetry }: LineNoticeProps) => {
  const { t } = useTranslation();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const lost = useLine((line) => line.lost);
  const missing = onRetry !== undefined;
  return (
    <div role="status">
      {(!online || missing || lost) && (
        <p className={styles.line}>
          <ShellIcon name="warning" size={18} />
          <span>{online ? t('failures.lost') : t('failures.offline')}</span>
          {online && missing && <Button onClick={onRetry}>{t('failures.retry')}</Button>}
        </p>
      )}
    </div>
  );
};
