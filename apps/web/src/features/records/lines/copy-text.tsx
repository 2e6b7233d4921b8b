import { IconButton } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../shared/toasts.ts';
import styles from './detail.module.css';

/** A number to quote elsewhere, with the way to copy it. */
export const CopyText = ({ text, label }: { text: string; label: string }) => {
  const { t } = useTranslation();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast('success', t('records.copied'));
    } catch {
      // Without a secure connection there is no clipboard; the number can still be marked by hand.
      showToast('error', t('records.notCopied'));
    }
  };
  return (
    <span className={styles.copied}>
      <span className={`num ${styles.number}`}>{text}</span>
      <IconButton icon="copy" size={18} aria-label={label} onClick={() => void copy()} />
    </span>
  );
};
