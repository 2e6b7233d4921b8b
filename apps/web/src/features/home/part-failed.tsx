import { Button } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import styles from './games-section.module.css';

/** Stands where a part of the page did not arrive. */
export const PartFailed = ({ retry }: { retry: () => void }) => {
  const { t } = useTranslation();
  return (
    <p className={styles.empty} role="alert">
      {t('failures.partFailed')}
      <Button look="line" onClick={retry}>
        {t('failures.retry')}
      </Button>
    </p>
  );
};
