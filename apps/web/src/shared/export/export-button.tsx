import { Button, Icon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../format/format.ts';
import styles from './export-button.module.css';
import { useExport, type MakeFile } from './use-export.ts';

interface ExportButtonProps {
  /** Null where only reading to the end tells how many there are. */
  total: number | null;
  makeFile: MakeFile;
}

/** Saves what the filter lets through as a file, says how many rows that is, and can be stopped on the way. */
export const ExportButton = ({ total, makeFile }: ExportButtonProps) => {
  const { t } = useTranslation();
  const { done, run, cancel } = useExport(makeFile);
  return (
    <div className={styles.export}>
      <span className={styles.rows} role="status">
        <Rows total={total} done={done} />
      </span>
      {done === null ? (
        <Button onClick={() => void run()}>
          <Icon name="download" size={18} />
          {t('records.export')}
        </Button>
      ) : (
        <Button onClick={cancel}>
          <Icon name="close" size={18} />
          {t('records.exportStop')}
        </Button>
      )}
    </div>
  );
};

const Rows = ({ total, done }: { total: number | null; done: number | null }) => {
  const { t } = useTranslation();
  const known = total ?? done;
  if (known === null) return null;
  const rows = { total: formatNumber(known), done: formatNumber(done ?? 0) };
  return done === null || total === null ? t('records.exportRows', rows) : t('records.exporting', rows);
};
