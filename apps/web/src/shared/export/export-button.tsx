import { Button, Icon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../format/format.ts';
import styles from './export-button.module.css';
import { MOST_ROWS } from './read-all.ts';
import { useExport, type MakeFile } from './use-export.ts';

interface ExportButtonProps {
  total: number;
  makeFile: MakeFile;
}

/** Saves what the filter lets through as a file, says how many rows that is, and can be stopped on the way. */
export const ExportButton = ({ total, makeFile }: ExportButtonProps) => {
  const { t } = useTranslation();
  const { done, run, cancel } = useExport(makeFile);
  const rows = { total: formatNumber(total), done: formatNumber(done ?? 0) };
  const tooMany = total > MOST_ROWS;
  return (
    <div className={styles.export}>
      <span className={styles.rows} role="status">
        {done === null ? t('records.exportRows', rows) : t('records.exporting', rows)}
      </span>
      {done === null ? (
        <Button disabled={tooMany} onClick={() => void run()}>
          <Icon name="download" size={18} />
          {t('records.export')}
        </Button>
      ) : (
        <Button onClick={cancel}>
          <Icon name="close" size={18} />
          {t('records.exportStop')}
        </Button>
      )}
      {tooMany && (
        <p className={styles.reason}>{t('records.exportTooLong', { most: formatNumber(MOST_ROWS) })}</p>
      )}
    </div>
  );
};
