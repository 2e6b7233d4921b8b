import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { formatInstant, formatMoney } from '../../../shared/format.ts';
import { useTexts, type Texts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { ListTable } from '../../../shared/table/list-table.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { useUrlFilters } from '../../../shared/table/use-url-filters.ts';
import { ViewTabs } from '../../../shared/table/view-tabs.tsx';
import { kindOf, KINDS, type Run, useRuns } from '../use-staff-contracts.ts';
import { DryRun } from './dry-run.tsx';
import { RepeatRuns } from './repeat-runs.tsx';
import { RunView } from './run-view.tsx';

const columnsOf = (t: Texts): Column<Run>[] => [
  { id: 'period', head: t('contracts.period'), cell: ({ period }) => period, text: ({ period }) => period },
  {
    id: 'unit',
    head: t('contracts.unit'),
    cell: ({ unit }) => t(`contracts.units.${unit}`),
    text: ({ unit }) => t(`contracts.units.${unit}`),
  },
  {
    id: 'contracts',
    head: t('contracts.count'),
    cell: ({ contracts }) => contracts,
    text: ({ contracts }) => String(contracts),
    figures: true,
  },
  {
    id: 'volume',
    head: t('contracts.volume'),
    cell: ({ volume }) => formatMoney(volume),
    text: ({ volume }) => volume,
    figures: true,
  },
  {
    id: 'amount',
    head: t('contracts.amount'),
    cell: ({ amount }) => formatMoney(amount),
    text: ({ amount }) => amount,
    figures: true,
  },
  {
    id: 'doneAt',
    head: t('contracts.doneAt'),
    cell: ({ doneAt }) => formatInstant(doneAt),
    text: ({ doneAt }) => formatInstant(doneAt),
    figures: true,
  },
];

/** The runs of a kind, one of them, or what one would write. */
export const RunsTab = () => {
  const { values } = useUrlFilters(['kind', 'run', 'dry']);
  const kind = kindOf(values.kind) ?? 'DIVIDEND';
  if (values.dry !== '') return <DryRun key={kind} kind={kind} />;
  if (values.run !== '') return <RunView key={values.run} kind={kind} period={values.run} />;
  return <RunList />;
};

const RunList = () => {
  const t = useTexts();
  const may = useMay();
  const { values, set } = useUrlFilters(['kind', 'dry']);
  const kind = kindOf(values.kind) ?? 'DIVIDEND';
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <ListTable
      inner
      name="contract-runs"
      title={t('contracts.tabs.runs')}
      columns={columns}
      rows={useRuns(kind)}
      idOf={({ period }) => period}
      toRow={(period) => `/contracts?kind=${kind}&run=${encodeURIComponent(period)}`}
      emptyText={t('contracts.runsEmpty')}
      views={
        <ViewTabs
          label={t('contracts.kind')}
          value={kind}
          views={KINDS.map((value) => ({ value, name: t(`contracts.kinds.${value}`) }))}
          onChoose={(chosen) => set('kind', chosen === 'DIVIDEND' ? '' : chosen)}
        />
      }
      filters={
        <>
          {may('estimateContractRun') && (
            <Button size="xs" onClick={() => set('dry', String(Date.now()))}>
              {t('contracts.dryRun')}
            </Button>
          )}
          {may('repeatContractRuns') && <RepeatRuns kind={kind} />}
        </>
      }
    />
  );
};
