import { Button, Money } from '@hintha/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BarChart } from '../../../shared/chart/bar-chart.tsx';
import { dayText, shortDayText } from '../../../shared/chart/day-text.ts';
import { formatNumber } from '../../../shared/format/format.ts';
import { MOST_DAYS } from '../../../shared/period/period.ts';
import { SelectField } from '../../../shared/parts/select-field.tsx';
import { AmountCell, RecordTable } from '../../../shared/records/record-table.tsx';
import styles from '../parts/parts.module.css';
import {
  CHARTED,
  chartedOn,
  DAY_FIGURES,
  isSigned,
  valuesOf,
  type Charted,
  type FigureName,
  type Team,
} from './figures.ts';
import { useChartSummary } from './use-chart-summary.ts';

interface DayFiguresProps {
  team: Team;
  charted: Charted;
  onCharted: (charted: Charted) => void;
}

/** A figure day by day as bars, or all of them as a table, with what the bars say in a sentence. */
export const DayFigures = ({ team, charted, onCharted }: DayFiguresProps) => {
  const { t } = useTranslation('account');
  const [asTable, setAsTable] = useState(false);
  const titleId = useId();
  const nameOf = (one: Charted) => (one === 'cash' ? t('teams.cash') : t(`teams.figures.${one}`));
  return (
    <section className={styles.days} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId}>{t('teams.byDay')}</h3>
        <Button onClick={() => setAsTable(!asTable)}>
          {asTable ? t('profit.asChart') : t('profit.asTable')}
        </Button>
      </div>
      {asTable ? (
        <DayTable team={team} />
      ) : (
        <>
          <SelectField
            label={t('teams.chartOf')}
            choices={CHARTED.map((value) => ({ value, name: nameOf(value) }))}
            chosen={charted}
            onChoose={(value) => onCharted(CHARTED.find((one) => one === value) ?? 'stake')}
          />
          <DayChart team={team} charted={charted} name={nameOf(charted)} />
        </>
      )}
    </section>
  );
};

const DayChart = ({ team, charted, name }: { team: Team; charted: Charted; name: string }) => {
  const summary = useChartSummary(team, charted, name);
  const rows = team.days
    .map((day) => ({
      name: shortDayText(day.day),
      amount: chartedOn(day, charted),
      look: isSigned(charted) ? ('net' as const) : ('stake' as const),
    }))
    // In a picture of a quarter days without anything would only be gaps; the table has them.
    .filter(({ amount }) => team.days.length <= MOST_DAYS || /[1-9]/u.test(amount));
  return (
    <>
      <p className={styles.summary}>{summary}</p>
      <BarChart summary={summary} groups={[{ rows }]} />
    </>
  );
};

const DayTable = ({ team }: { team: Team }) => {
  const { t } = useTranslation('account');
  return (
    <RecordTable
      label={t('teams.byDay')}
      heads={[
        { name: t('profit.day') },
        ...DAY_FIGURES.map((name) => ({ name: t(`teams.figures.${name}`), isAmount: true })),
      ]}
      foot={<DayRow name={t('profit.total')} values={valuesOf(team)} />}
    >
      {team.days.map((day) => (
        <DayRow key={day.day} name={dayText(day.day)} values={day} />
      ))}
    </RecordTable>
  );
};

interface DayRowProps {
  name: string;
  values: Readonly<Record<(typeof DAY_FIGURES)[number] & FigureName, string | number>>;
}

const DayRow = ({ name, values }: DayRowProps) => (
  <tr>
    <th scope="row" className="num">
      {name}
    </th>
    {DAY_FIGURES.map((figure) => {
      const value = values[figure];
      return (
        <AmountCell key={figure}>
          {typeof value === 'number' ? (
            <span className="num">{formatNumber(value)}</span>
          ) : (
            <Money amount={value} signed={isSigned(figure)} />
          )}
        </AmountCell>
      );
    })}
  </tr>
);
