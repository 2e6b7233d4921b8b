import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../../shared/chart/day-text.ts';
import { csvName } from '../../../shared/export/csv-name.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { useRefreshOn } from '../../../shared/lists/use-refresh-on.ts';
import { ChoiceChips } from '../../../shared/parts/choice-chips.tsx';
import { QueryRoot } from '../../../shared/queries.tsx';
import styles from '../../../shared/records/record.module.css';
import { Sums } from '../../../shared/records/sums.tsx';
import { cashFlowCsv } from './cash-flow-csv.ts';
import { FlowCharts } from './flow-charts.tsx';
import { FlowTable, useHeads } from './flow-table.tsx';
import { UNITS, type Unit } from './spans.ts';
import { useCashFlow, useVerdict, type CashFlowReply } from './use-cash-flow.ts';

/** The own money over time: what was deposited and withdrawn, and what play came to. */
export const CashFlow = () => (
  <QueryRoot>
    <Figures />
  </QueryRoot>
);

const MOVING = ['readCashFlow'] as const;

const Figures = () => {
  const { t } = useTranslation('account');
  const [unit, setUnit] = useState<Unit>('day');
  useRefreshOn('balance-changed', MOVING);
  const words = {
    waiting: t('cashFlow.loading'),
    failedTitle: t('cashFlow.failedTitle'),
    failedText: t('cashFlow.failedText'),
  };
  return (
    <div className={styles.record}>
      <ChoiceChips
        label={t('cashFlow.units')}
        choices={UNITS.map((value) => ({ value, name: t(`cashFlow.${value}`) }))}
        chosen={unit}
        onChoose={setUnit}
      />
      <ReadList read={useCashFlow(unit)} words={words}>
        {(flows) => <Found flows={flows} />}
      </ReadList>
    </div>
  );
};

/** Bars of nothing are an empty frame. */
const hasMoved = ({ deposits, withdrawals, play }: CashFlowReply['spans'][number]): boolean =>
  [deposits, withdrawals, play].some((amount) => amount !== '0.00');

const Found = ({ flows }: { flows: CashFlowReply }) => {
  const { t } = useTranslation('account');
  const verdict = useVerdict();
  const heads = useHeads();
  const { whole, spans, unit } = flows;
  const makeFile = async () => ({
    name: csvName(`money-${unit}`, whole),
    text: cashFlowCsv(heads, spans),
  });
  return (
    <>
      <Sums
        title={`${dayText(whole.from)} – ${dayText(whole.to)}`}
        sums={[
          { name: t('cashFlow.deposits'), amount: whole.deposits },
          { name: t('cashFlow.withdrawals'), amount: whole.withdrawals },
          { name: `${t('cashFlow.result')}: ${verdict(whole.play)}`, amount: whole.play, signed: true },
        ]}
      />
      {spans.some(hasMoved) ? <FlowCharts flows={flows} /> : <p>{t('cashFlow.nothing')}</p>}
      <FlowTable flows={flows} />
      <div className={styles.foot}>
        <p>{t('cashFlow.note')}</p>
        <ExportButton total={spans.length} makeFile={makeFile} />
      </div>
    </>
  );
};
