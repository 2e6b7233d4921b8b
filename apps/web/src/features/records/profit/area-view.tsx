import { Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/format.ts';
import { useAreaName } from '../../../shared/game/use-area-name.ts';
import { AmountCell, RecordTable } from '../../../shared/records/record-table.tsx';
import { BarChart } from '../../../shared/chart/bar-chart.tsx';
import type { Profit } from './use-profit.ts';
import { useSummary } from './use-summary.ts';

interface ViewProps {
  profit: Profit;
  asTable: boolean;
}

/** The areas of a span side by side. */
export const AreaView = ({ profit, asTable }: ViewProps) => {
  const { t } = useTranslation('account');
  const areaName = useAreaName();
  const summary = useSummary('areaChart');
  if (asTable) return <AreaTable profit={profit} />;
  const areas = profit.categories.map((area) => ({
    ...area,
    name: areaName(area.category, t('profit.otherArea')),
  }));
  const beside = [
    { name: t('profit.jackpots'), amount: profit.jackpots },
    { name: t('profit.bonuses'), amount: profit.bonuses },
  ].filter(({ amount }) => /[1-9]/.test(amount));
  return (
    <BarChart
      summary={summary([...areas.map(({ name, net }) => ({ name, amount: net })), ...beside], profit)}
      groups={[
        ...areas.map(({ name, stakes, wins, net }) => ({
          title: name,
          rows: [
            { name: t('profit.stakes'), amount: stakes, look: 'stake' as const },
            { name: t('profit.wins'), amount: wins, look: 'win' as const },
            { name: t('profit.net'), amount: net, look: 'net' as const },
          ],
        })),
        ...(beside.length === 0
          ? []
          : [{ title: t('profit.beside'), rows: beside.map((one) => ({ ...one, look: 'net' as const })) }]),
      ]}
    />
  );
};

const AreaTable = ({ profit }: Pick<ViewProps, 'profit'>) => {
  const { t } = useTranslation('account');
  const areaName = useAreaName();
  return (
    <RecordTable
      label={t('profit.byArea')}
      heads={[
        { name: t('profit.area') },
        { name: t('profit.rounds'), isAmount: true },
        { name: t('profit.stakes'), isAmount: true },
        { name: t('profit.wins'), isAmount: true },
        { name: t('profit.net'), isAmount: true },
      ]}
      foot={
        <AreaRow
          name={t('profit.total')}
          rounds={formatNumber(profit.categories.reduce((sum, { rounds }) => sum + rounds, 0))}
          {...profit.totals}
        />
      }
    >
      {profit.categories.map(({ category, rounds, ...area }) => (
        <AreaRow
          key={category}
          name={areaName(category, t('profit.otherArea'))}
          rounds={formatNumber(rounds)}
          {...area}
        />
      ))}
      <AreaRow name={t('profit.jackpots')} wins={profit.jackpots} net={profit.jackpots} />
      <AreaRow name={t('profit.bonuses')} net={profit.bonuses} />
    </RecordTable>
  );
};

interface AreaRowProps {
  name: string;
  rounds?: string;
  stakes?: string;
  wins?: string;
  net: string;
}

const AreaRow = ({ name, rounds = '', stakes, wins, net }: AreaRowProps) => (
  <tr>
    <th scope="row">{name}</th>
    <AmountCell>
      <span className="num">{rounds}</span>
    </AmountCell>
    <AmountCell>{stakes !== undefined && <Money amount={stakes} />}</AmountCell>
    <AmountCell>{wins !== undefined && <Money amount={wins} />}</AmountCell>
    <AmountCell>
      <Money amount={net} signed />
    </AmountCell>
  </tr>
);
