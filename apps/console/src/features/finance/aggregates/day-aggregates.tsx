import { Alert, Button, Skeleton } from '@mantine/core';
import { Icon, Money } from '@hintha/ui';
import { explain } from '../../../shared/explain.ts';
import { ExportLines } from '../../../shared/files/export-lines.tsx';
import { useTexts, wordsFor, type Texts } from '../../../shared/language.ts';
import { ViewTabs } from '../../../shared/table/view-tabs.tsx';
import styles from '../finance.module.css';
import { FiguresTable } from '../figures-table.tsx';
import { AggregateRow } from './aggregate-row.tsx';
import { WAYS, type Narrowing, type AggregateFilter } from './use-aggregate-filter.ts';
import { useAggregates, type Aggregate, type Whole } from './use-aggregates.ts';

/** More wallets than this moved on no day that fits a spreadsheet. */
const MOST_AGGREGATES = 100_000;

interface Props {
  readonly day: string;
  readonly filter: AggregateFilter;
}

const wordsOf = (t: Texts, name: Narrowing, value: string, team: string | null): string => {
  if (name === 'kind') return wordsFor(t, 'members.postings', value);
  if (name === 'systemAccount') return wordsFor(t, 'finance.systemAccounts', value);
  if (value === 'none') return t('finance.aggregates.none');
  return name === 'team' ? (team ?? value) : value;
};

const Narrowed = ({ filter, team }: { filter: AggregateFilter; team: string | null }) => {
  const t = useTexts();
  return (
    <div className={styles.narrowed}>
      {filter.narrowed.map((name) => {
        const words = `${t(`finance.aggregates.of.${name}`)}: ${wordsOf(t, name, filter.values[name], team)}`;
        return (
          <Button
            key={name}
            size="compact-sm"
            rightSection={<Icon name="close" size={14} />}
            aria-label={t('finance.aggregates.widen', { words })}
            onClick={() => filter.widen(name)}
          >
            {words}
          </Button>
        );
      })}
    </div>
  );
};

const linesOf = (aggregates: readonly Aggregate[]): string[][] =>
  aggregates.flatMap(({ id, name, lines }) =>
    lines.map((line) => [id, name, line.kind, line.systemAccount, String(line.postings), line.amount]),
  );

const Sums = ({ all }: { all: Whole }) => {
  const t = useTexts();
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('finance.aggregates.all')}</th>
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
  readonly rows: readonly Aggregate[];
  readonly all: Whole | undefined;
  readonly filter: AggregateFilter;
}

const Table = ({ rows, all, filter }: TableProps) => {
  const t = useTexts();
  return (
    <div className={styles.scroll}>
      <FiguresTable
        caption={t('finance.aggregates.title')}
        words={[t(`finance.aggregates.by.${filter.by}`)]}
        figures={[t('finance.postings'), t('finance.amount')]}
      >
        <tbody>
          {rows.map((aggregate) => (
            <AggregateRow key={aggregate.id} aggregate={aggregate} filter={filter} />
          ))}
        </tbody>
        {all !== undefined && <Sums all={all} />}
      </FiguresTable>
    </div>
  );
};

/** The money of a day by vendor, game, team, wallet or currency; an aggregate can be broken down further. */
export const DailyAggregates = ({ day, filter }: Props) => {
  const t = useTexts();
  const aggregates = useAggregates(day, filter);
  const head = ['id', 'name', 'kind', 'systemAccount', 'postings', 'amount'] as const;
  return (
    <section className={styles.aggregates} aria-label={t('finance.aggregates.title')}>
      <div className={styles.bar}>
        <h3 className={styles.aggregatesTitle}>{t('finance.aggregates.title')}</h3>
        <ExportLines
          label={t('finance.exportLines')}
          name={`day-${day}-${filter.by}`}
          head={head.map((name) => t(`finance.aggregates.head.${name}`))}
          read={async () => linesOf(await aggregates.readAll(MOST_AGGREGATES))}
        />
      </div>
      <ViewTabs
        label={t('finance.aggregates.title')}
        value={filter.by}
        views={WAYS.map((value) => ({ value, name: t(`finance.aggregates.by.${value}`) }))}
        onChoose={(by) => filter.narrow({ by })}
      />
      <Narrowed filter={filter} team={aggregates.first?.team ?? null} />
      {aggregates.error !== null && (
        <Alert color="cin" icon={<Icon name="warning" />} role="alert">
          {explain(aggregates.error)}{' '}
          <Button size="compact-sm" onClick={aggregates.retry}>
            {t('table.retry')}
          </Button>
        </Alert>
      )}
      {aggregates.loading && <Skeleton height={160} />}
      {!aggregates.loading && aggregates.rows.length === 0 && <p>{t('finance.aggregates.nothing')}</p>}
      {aggregates.rows.length > 0 && <Table rows={aggregates.rows} all={aggregates.first} filter={filter} />}
      {aggregates.hasMore && (
        <Button loading={aggregates.loadingMore} onClick={aggregates.loadMore}>
          {t('finance.aggregates.more')}
        </Button>
      )}
    </section>
  );
};
