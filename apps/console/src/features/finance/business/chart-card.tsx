import { SegmentedControl, Skeleton } from '@mantine/core';
import { Suspense, useState, type ReactNode } from 'react';
import { ExportLines } from '../../../shared/files/export-lines.tsx';
import { useTexts } from '../../../shared/language.ts';
import styles from './business.module.css';
import { SheetTable } from './sheet-table.tsx';
import { toLines, type Sheet } from './sheet.ts';

interface Props {
  readonly name: string;
  readonly title: string;
  /** The chart in words, for who does not see it. */
  readonly summary: string;
  readonly sheet: Sheet;
  readonly stale: boolean;
  /** What narrows it, above the chart. */
  readonly within?: ReactNode;
  readonly children: ReactNode;
}

/** A chart with its table, its file and what it says in words. */
export const ChartCard = ({ name, title, summary, sheet, stale, within, children }: Props) => {
  const t = useTexts();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  return (
    <section className={styles.card} aria-label={title} aria-busy={stale} data-stale={stale || undefined}>
      <header className={styles.cardHead}>
        <h2 className={styles.cardTitle}>{title}</h2>
        <SegmentedControl
          size="xs"
          aria-label={`${t('business.show')}: ${title}`}
          value={view}
          onChange={(value) => setView(value)}
          data={[
            { value: 'chart' as const, label: t('business.chart') },
            { value: 'table' as const, label: t('business.table') },
          ]}
        />
        <ExportLines
          label={t('business.save')}
          name={name}
          head={[sheet.head, ...sheet.columns.map(({ head }) => head)]}
          read={async () => toLines(sheet)}
        />
      </header>
      {within}
      {sheet.lines.length === 0 && <p className={styles.nothing}>{t('business.nothing')}</p>}
      {sheet.lines.length > 0 && view === 'table' && <SheetTable title={title} sheet={sheet} />}
      {sheet.lines.length > 0 && view === 'chart' && (
        <div role="img" aria-label={summary}>
          <Suspense fallback={<Skeleton height={220} />}>{children}</Suspense>
        </div>
      )}
    </section>
  );
};
