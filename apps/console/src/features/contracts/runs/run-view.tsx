import { Button } from '@mantine/core';
import { Icon } from '@hintha/ui';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { Detail, DetailList } from '../../../shared/detail/detail-list.tsx';
import { formatInstant, formatMoney } from '../../../shared/format.ts';
import { useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { ListTable } from '../../../shared/table/list-table.tsx';
import styles from '../contracts.module.css';
import { CorrectDialog } from '../override-dialogs.tsx';
import { settlementColumns } from '../settlement-columns.tsx';
import { type Kind, type Run, type Settlement, useRun } from '../use-staff-contracts.ts';
import { RepeatRuns } from './repeat-runs.tsx';

export const BackToRuns = ({ kind }: { kind: Kind }) => (
  <Button
    size="xs"
    component={Link}
    to={kind === 'DIVIDEND' ? '/contracts' : `/contracts?kind=${kind}`}
    leftSection={<Icon name="chevron-left" size={14} />}
  >
    {useTexts()('contracts.allRuns')}
  </Button>
);

const Facts = ({ run }: { run: Run }) => {
  const t = useTexts();
  return (
    <DetailList>
      <Detail name={t('contracts.kind')}>{t(`contracts.kinds.${run.kind}`)}</Detail>
      <Detail name={t('contracts.from')}>{formatInstant(run.from)}</Detail>
      <Detail name={t('contracts.to')}>{formatInstant(run.to)}</Detail>
      <Detail name={t('contracts.doneAt')}>{formatInstant(run.doneAt)}</Detail>
      <Detail name={t('contracts.count')}>{run.contracts}</Detail>
      <Detail name={t('contracts.volume')}>{formatMoney(run.volume)}</Detail>
      <Detail name={t('contracts.amount')}>{formatMoney(run.amount)}</Detail>
    </DetailList>
  );
};

/** One run with what it wrote of each contract, from which a correction and a dry run begin. */
export const RunView = ({ kind, period }: { kind: Kind; period: string }) => {
  const t = useTexts();
  const may = useMay();
  const rows = useRun(kind, period);
  const [correcting, setCorrecting] = useState<Settlement | null>(null);
  const mayCorrect = may('proposeCorrection');
  const columns = useMemo(() => settlementColumns(t, mayCorrect ? setCorrecting : null), [t, mayCorrect]);
  const run = rows.first?.run;
  return (
    <div className={styles.stack}>
      {run !== undefined && <Facts run={run} />}
      <ListTable
        inner
        name="contract-run"
        title={t('contracts.run', { period })}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        urgent={({ payment }) => payment?.state === 'OWED'}
        emptyText={t('contracts.runEmpty')}
        filters={
          <>
            <BackToRuns kind={kind} />
            {run !== undefined && may('estimateContractRun') && (
              <Button
                size="xs"
                component={Link}
                to={`/contracts?kind=${kind}&unit=${run.unit}&dry=${run.from}`}
              >
                {t('contracts.dryRunOf')}
              </Button>
            )}
            {may('repeatContractRuns') && <RepeatRuns kind={kind} />}
          </>
        }
      />
      {correcting !== null && (
        <CorrectDialog
          id={correcting.id}
          payee={correcting.payee.name}
          period={correcting.period}
          onClose={() => setCorrecting(null)}
        />
      )}
    </div>
  );
};
