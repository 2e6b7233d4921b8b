import { Button, Icon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format.ts';
import type { BetFilter } from '../bet-filter.ts';
import styles from './export-button.module.css';
import { MOST_ROWS, useExport } from './use-export.ts';

interface ExportButtonProps {
  filter: BetFilter;
  total: number;
  language: string;
}

/** Saves what the filter lets through as a file, and says how many rows that is. */
export const ExportButton = ({ filter, total, language }: ExportButtonProps) => {
  const { t } = useTranslation();
  const { done, run } = useExport(filter, language);
  const rows = { total: formatNumber(total), done: formatNumber(done ?? 0) };
  const tooMany = total > MOST_ROWS;
  return (
    <div className={styles.export}>
      <span className={styles.rows} role="status">
        {done === null ? t('records.exportRows', rows) : t('records.exporting', rows)}
      </span>
      <Button disabled={tooMany} loading={done !== null} onClick={() => void run()}>
        <Icon name="download" size={18} />
        {t('records.export')}
      </Button>
      {tooMany && (
        <p className={styles.reason}>{t('records.exportTooLong', { most: formatNumber(MOST_ROWS) })}</p>
      )}
    </div>
  );
};
