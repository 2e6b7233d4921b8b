import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { call, type Reply } from '../../shared/api.ts';
import { formatInstant, formatMoney } from '../../shared/format.ts';
import { useTexts, type Texts } from '../../shared/language.ts';
import { useMay } from '../../shared/may.ts';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { Column } from '../../shared/table/types.ts';
import { useUrlFilters } from '../../shared/table/use-url-filters.ts';
import { ViewTabs } from '../../shared/table/view-tabs.tsx';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import styles from './contracts.module.css';
import { CONTRACTS, type Kind, KINDS, type Run, useRuns } from './use-staff-contracts.ts';

const columnsOf = (t: Texts): Column<Run>[] => [
  { id: 'period', head: t('contracts.period'), cell: ({ period }) => period, text: ({ period }) => period },
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
  { id: 'doneAt', head: t('contracts.doneAt'), cell: ({ doneAt }) => formatInstant(doneAt) },
];

/** The runs of a kind; the running period can be tried, and a run that was missed made up. */
export const RunsTab = () => {
  const t = useTexts();
  const may = useMay();
  const { values, set } = useUrlFilters(['kind']);
  const kind = KINDS.find((one) => one === values.kind) ?? 'DIVIDEND';
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <ListTable
      inner
      name="contract-runs"
      title={t('contracts.tabs.runs')}
      columns={columns}
      rows={useRuns(kind)}
      idOf={({ period }) => period}
      emptyText={t('contracts.runsEmpty')}
      views={
        <ViewTabs
          label={t('contracts.kind')}
          value={kind}
          views={KINDS.map((value) => ({ value, name: t(`contracts.kinds.${value}`) }))}
          onChoose={(chosen) => set('kind', chosen === 'DIVIDEND' ? '' : chosen)}
        />
      }
      filters={may('repeatContractRuns') && <RunActions key={kind} kind={kind} />}
    />
  );
};

const UNITS = { DIVIDEND: 'SEMIMONTHLY', DAILY: 'DAILY', HOURLY: 'HOURLY', REALTIME: 'WINDOW' } as const;

const RunActions = ({ kind }: { kind: Kind }) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(CONTRACTS);
  const [dry, setDry] = useState<Reply<'estimateContractRun'> | null>(null);
  const tryOut = () =>
    void perform(async () => {
      const body = { kind, unit: UNITS[kind], at: Date.now() };
      setDry(await call('estimateContractRun', { body }));
    });
  const repeat = () =>
    void perform(() => call('repeatContractRuns', { body: { kind } }), t('contracts.repeated'));
  return (
    <>
      <Button size="xs" variant="default" loading={busy} onClick={tryOut}>
        {t('contracts.dryRun')}
      </Button>
      <Button size="xs" loading={busy} onClick={repeat}>
        {t('contracts.repeat')}
      </Button>
      {dry !== null && (
        <div role="status">
          <p>{t('contracts.dryResult', { period: dry.period, amount: formatMoney(dry.amount) })}</p>
          {dry.lines.map(({ contractId, payee, volume, amount }) => (
            <p key={contractId} className={styles.line}>
              <b>{payee}</b>
              <span>{formatMoney(volume)}</span>
              <span>{formatMoney(amount)}</span>
            </p>
          ))}
        </div>
      )}
    </>
  );
};
