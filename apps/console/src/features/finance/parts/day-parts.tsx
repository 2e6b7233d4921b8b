import { Alert, Button, Skeleton } from '@mantine/core';
import { Icon, Money } from '@hintha/ui';
import { explain } from '../../../shared/explain.ts';
import { ExportLines } from '../../../shared/files/export-lines.tsx';
import { useTexts, wordsFor, type Texts } from '../../../shared/language.ts';
import { ViewTabs } from '../../../shared/table/view-tabs.tsx';
import styles from '../books.module.css';
import { FiguresTable } from '../figures-table.tsx';
import { PartRow } from './part-row.tsx';
import { WAYS, type Narrowing, type PartFilter } from './use-part-filter.ts';
import { useParts, type Part, type Whole } from './use-parts.ts';

/** More wallets than this moved on no day that fits a spreadsheet. */
const MOST_PARTS = 100_000;

interface Props {
  readonly day: string;
  readonly filter: PartFilter;
}

const wordsOf = (t: Texts, name: Narrowing, value: string, team: string | null): string => {
  if (name === 'kind') return wordsFor(t, 'members.postings', value);
  if (name === 'systemAccount') return wordsFor(t, 'finance.systemAccounts', value);
  if (value === 'none') return t('finance.parts.none');
  return name === 'team' ? (team ?? value) : value;
};

const Narrowed = ({ filter, team }: { filter: PartFilter; team: string | null }) => {
  const t = useTexts();
  return (
    <div className={styles.narrowed}>
      {filter.narrowed.map((name) => {
        const words = `${t(`finance.parts.of.${name}`)}: ${wordsOf(t, name, filter.values[name], team)}`;
        return (
          <Button
            key={name}
            size="compact-sm"
            rightSection={<Icon name="close" size={14} />}
            aria-label={t('finance.parts.widen', { words })}
            onClick={() => filter.widen(name)}
          >
            {words}
          </Button>
        );
      })}
    </div>
  );
};

const linesOf = (parts: readonly Part[]): string[][] =>
  parts.flatMap(({ id, name, lines }) =>
    lines.map((line) => [id, name, line.kind, line.systemAccount, String(line.postings), line.amount]),
  );

const Sums = ({ all }: { all: Whole }) => {
  const t = useTexts();
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('finance.parts.all')}</th>
        <td className={styles.figures}>{all.total.postings}</td>
        <td className={styles.figures}>
          <Money amount={all.total.amount} signed />
        </td>
      </tr>
      <tr>
        <th scope="row" colSpan={2}>
          {t('finance.difference')}
        </th>
        <td className={styles.figures}>
          <Money amount={all.difference} />
        </td>
      </tr>
    </tfoot>
  );
};

interface TableProps {
  readonly rows: readonly Part[];
  readonly all: Whole | undefined;
  readonly filter: PartFilter;
}

const Table = ({ rows, all, filter }: TableProps) => {
  const t = useTexts();
  return (
    <div className={styles.scroll}>
      <FiguresTable
        caption={t('finance.parts.title')}
        words={[t(`finance.parts.by.${filter.by}`)]}
        figures={[t('finance.postings'), t('finance.amount')]}
      >
        <tbody>
          {rows.map((part) => (
            <PartRow key={part.id} part={part} filter={filter} />
          ))}
        </tbody>
        {all !== undefined && <Sums all={all} />}
      </FiguresTable>
    </div>
  );
};

/** The money of a day in parts; each part opens to its own. */
export const DayParts = ({ day, filter }: Props) => {
  const t = useTexts();
  const parts = useParts(day, filter);
  const head = ['id', 'name', 'kind', 'systemAccount', 'postings', 'amount'] as const;
  return (
    <section className={styles.parts} aria-label={t('finance.parts.title')}>
      <div className={styles.bar}>
        <h3 className={styles.partsTitle}>{t('finance.parts.title')}</h3>
        <ExportLines
          label={t('finance.exportLines')}
          name={`day-${day}-${filter.by}`}
          head={head.map((name) => t(`finance.parts.head.${name}`))}
          read={async () => linesOf(await parts.readAll(MOST_PARTS))}
        />
      </div>
      <ViewTabs
        label={t('finance.parts.title')}
        value={filter.by}
        views={WAYS.map((value) => ({ value, name: t(`finance.parts.by.${value}`) }))}
        onChoose={(by) => filter.narrow({ by })}
      />
      <Narrowed filter={filter} team={parts.first?.team ?? null} />
      {parts.error !== null && (
        <Alert color="cin" icon={<Icon name="warning" />} role="alert">
          {explain(parts.error)}{' '}
          <Button size="compact-sm" onClick={parts.retry}>
            {t('table.retry')}
          </Button>
        </Alert>
      )}
      {parts.loading && <Skeleton height={160} />}
      {!parts.loading && parts.rows.length === 0 && <p>{t('finance.parts.nothing')}</p>}
      {parts.rows.length > 0 && <Table rows={parts.rows} all={parts.first} filter={filter} />}
      {parts.hasMore && (
        <Button loading={parts.loadingMore} onClick={parts.loadMore}>
          {t('finance.parts.more')}
        </Button>
      )}
    </section>
  );
};
