import { Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../../shared/chart/day-text.ts';
import { AmountCell, RecordTable } from '../../../shared/records/record-table.tsx';
import styles from './cash-flow.module.css';
import { useVerdict, type CashFlowReply, type Flow } from './use-cash-flow.ts';

/** What the columns of the file are called. */
export const useHeads = (): string[] => {
  const { t: r } = useTranslation();
  const { t } = useTranslation('account');
  return [
    r('records.from'),
    r('records.to'),
    t('cashFlow.deposits'),
    t('cashFlow.withdrawals'),
    t('cashFlow.result'),
    t('cashFlow.bonuses'),
    t('cashFlow.other'),
    t('cashFlow.closing'),
  ];
};

/** The spans one under another, the latest first, with every part that makes the balance after it. */
export const FlowTable = ({ flows: { whole, spans } }: { flows: CashFlowReply }) => {
  const { t } = useTranslation('account');
  const [, , ...names] = useHeads();
  return (
    <RecordTable
      label={t('cashFlow.chart')}
      heads={[{ name: t('cashFlow.span') }, ...names.map((name) => ({ name, isAmount: true }))]}
      foot={<Row name={t('cashFlow.total')} flow={whole} />}
    >
      {spans.toReversed().map((flow) => (
        <Row key={flow.from} name={spanText(flow)} flow={flow} />
      ))}
    </RecordTable>
  );
};

const spanText = ({ from, to }: Flow): string =>
  from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`;

const Row = ({ name, flow }: { name: string; flow: Flow }) => {
  const verdict = useVerdict();
  // Days without play are many, and a word on each makes the column the widest.
  const hasResult = /[1-9]/.test(flow.play);
  return (
    <tr>
      <th scope="row" className={`num ${styles.span}`}>
        {name}
      </th>
      <AmountCell>
        <Money amount={flow.deposits} />
      </AmountCell>
      <AmountCell>
        <Money amount={flow.withdrawals} />
      </AmountCell>
      <AmountCell>
        <Money amount={flow.play} signed />{' '}
        {hasResult && <small className={styles.verdict}>{verdict(flow.play)}</small>}
      </AmountCell>
      <AmountCell>
        <Money amount={flow.bonuses} signed />
      </AmountCell>
      <AmountCell>
        <Money amount={flow.other} signed />
      </AmountCell>
      <AmountCell>
        <Money amount={flow.closing} />
      </AmountCell>
    </tr>
  );
};
