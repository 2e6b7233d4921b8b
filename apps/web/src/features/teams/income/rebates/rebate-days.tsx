import { Button, EmptyState, Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../../../shared/chart/day-text.ts';
import { serverNow } from '../../../../shared/clock.ts';
import { csvName } from '../../../../shared/export/csv-name.ts';
import { ExportButton } from '../../../../shared/export/export-button.tsx';
import { formatMoment } from '../../../../shared/format/format-time.ts';
import { ReadList } from '../../../../shared/lists/read-list.tsx';
import { useWide } from '../../../../shared/page/use-wide.ts';
import { lastMonth } from '../../../../shared/period/period.ts';
import styles from '../../../../shared/records/record.module.css';
import { AmountCell, RecordTable } from '../../../../shared/records/record-table.tsx';
import { Sums } from '../../../../shared/records/sums.tsx';
import { ask, useTeamPeriod } from '../../parts/asked.ts';
import { Figure } from '../../parts/figure.tsx';
import parts from '../../parts/parts.module.css';
import { useTeamWords } from '../../parts/use-team-words.ts';
import { rebatesCsv, totalOf } from './rebates.ts';
import { useRebates, type Rebates } from './use-rebates.ts';

type RebateDay = Rebates['list'][number];

/** What the agent was given of the valid bets of its line, day by day. */
export const RebateDays = () => {
  const { chosen, choose } = useTeamPeriod();
  return (
    <ReadList read={useRebates(chosen.span)} words={useTeamWords()}>
      {(found) => <Found found={found} onWiden={() => choose(lastMonth(serverNow()))} />}
    </ReadList>
  );
};

const Found = ({ found, onWiden }: { found: Rebates; onWiden: () => void }) => {
  const { t } = useTranslation();
  const { t: c } = useTranslation('account');
  const names = c('teams.rebates', { returnObjects: true });
  if (found.list.length === 0)
    return (
      <EmptyState
        title={names.emptyTitle}
        text={names.emptyText}
        action={<Button onClick={onWiden}>{t('records.widen')}</Button>}
      />
    );
  const makeFile = async () => ({
    name: csvName('rebates', found),
    text: rebatesCsv(found.list, [c('profit.day'), names.own, names.team, c('profit.total'), names.paid]),
  });
  const [own, team] = [found.list.map((day) => day.own), found.list.map((day) => day.team)];
  return (
    <>
      <Sums
        title={`${dayText(found.from)} – ${dayText(found.to)}`}
        sums={[
          { name: names.own, amount: totalOf(own) },
          { name: names.team, amount: totalOf(team) },
          { name: c('profit.total'), amount: totalOf([...own, ...team]) },
        ]}
      />
      <Days list={found.list} />
      <div className={styles.foot}>
        <ExportButton total={found.list.length} makeFile={makeFile} />
      </div>
    </>
  );
};

const Days = ({ list }: { list: readonly RebateDay[] }) =>
  useWide() ? <Table list={list} /> : <Cards list={list} />;

const DayLink = ({ day }: { day: string }) => {
  const { t } = useTranslation('account');
  return (
    <button
      type="button"
      className={`num ${parts.link}`}
      aria-label={t('teams.rebates.open', { day: dayText(day) })}
      onClick={() => ask({ day })}
    >
      {dayText(day)}
    </button>
  );
};

const Paid = ({ paidAt }: Pick<RebateDay, 'paidAt'>) => {
  const { t } = useTranslation('account');
  if (paidAt === null) return t('teams.rebates.waiting');
  return <span className="num">{formatMoment(paidAt)}</span>;
};

const Table = ({ list }: { list: readonly RebateDay[] }) => {
  const { t } = useTranslation('account');
  return (
    <RecordTable
      label={t('teams.income.rebates')}
      heads={[
        { name: t('profit.day') },
        { name: t('teams.rebates.own'), isAmount: true },
        { name: t('teams.rebates.team'), isAmount: true },
        { name: t('profit.total'), isAmount: true },
        { name: t('teams.rebates.paid') },
      ]}
    >
      {list.map(({ day, own, team, paidAt }) => (
        <tr key={day}>
          <th scope="row">
            <DayLink day={day} />
          </th>
          <AmountCell>
            <Money amount={own} />
          </AmountCell>
          <AmountCell>
            <Money amount={team} />
          </AmountCell>
          <AmountCell>
            <Money amount={totalOf([own, team])} />
          </AmountCell>
          <td>
            <Paid paidAt={paidAt} />
          </td>
        </tr>
      ))}
    </RecordTable>
  );
};

const Cards = ({ list }: { list: readonly RebateDay[] }) => {
  const { t } = useTranslation('account');
  return (
    <ul className={parts.cards}>
      {list.map(({ day, own, team, paidAt }) => (
        <li key={day} className={parts.card}>
          <DayLink day={day} />
          <dl className={parts.figures}>
            <Figure name={t('teams.rebates.own')}>
              <Money amount={own} />
            </Figure>
            <Figure name={t('teams.rebates.team')}>
              <Money amount={team} />
            </Figure>
            <Figure name={t('profit.total')}>
              <Money amount={totalOf([own, team])} />
            </Figure>
            <Figure name={t('teams.rebates.paid')}>
              <Paid paidAt={paidAt} />
            </Figure>
          </dl>
        </li>
      ))}
    </ul>
  );
};
