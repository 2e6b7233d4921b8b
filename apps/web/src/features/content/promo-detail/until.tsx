import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../shared/format/format-time.ts';
import styles from './promo-detail.module.css';

/** When it ends, for what does end. */
export const Until = ({ at }: { at: number | null }) => {
  const { t } = useTranslation('account');
  return at === null ? null : <p className={styles.until}>{t('content.until', { at: formatInstant(at) })}</p>;
};
