import { useMemo } from 'react';
import { MemberLink } from '../../../shared/detail/member-link.tsx';
import { formatInstant, formatMoney } from '../../../shared/format.ts';
import { useTexts, type Texts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { useUrlFilters } from '../../../shared/table/use-url-filters.ts';
import { ViewTabs } from '../../../shared/table/view-tabs.tsx';
import { useLeaderboard, type Leaderboard, type LeaderboardRow } from '../use-missions.ts';
import { SetPrizes } from './prizes-dialog.tsx';

const columnsOf = (t: Texts): Column<LeaderboardRow>[] => [
  {
    id: 'rank',
    head: t('missions.rank'),
    cell: ({ rank }) => rank,
    text: ({ rank }) => String(rank),
    figures: true,
  },
  {
    id: 'account',
    head: t('missions.account'),
    cell: ({ accountId, account }) => <MemberLink id={accountId} name={account} />,
    text: ({ account }) => account,
  },
  {
    id: 'score',
    head: t('missions.score'),
    cell: ({ score }) => formatMoney(score),
    text: ({ score }) => score,
    figures: true,
  },
  {
    id: 'prize',
    head: t('missions.prize'),
    cell: ({ prize }) => (prize === null ? '–' : formatMoney(prize)),
    text: ({ prize }) => prize ?? '',
    figures: true,
  },
];

const PERIODS = ['current', 'last'] as const;

/** The ranks of a week, and what they bring. */
export const LeaderboardTab = () => {
  const t = useTexts();
  const may = useMay();
  const { values, set } = useUrlFilters(['period']);
  const period = PERIODS.find((one) => one === values.period) ?? 'current';
  const rows = useLeaderboard(period);
  const columns = useMemo(() => columnsOf(t), [t]);
  const week = rows.first?.week;
  return (
    <ListTable
      inner
      name="leaderboard"
      title={t('missions.tabs.leaderboard')}
      columns={columns}
      rows={rows}
      idOf={({ rank }) => String(rank)}
      emptyText={t('missions.leaderboardEmpty')}
      views={
        <ViewTabs
          label={t('missions.period')}
          value={period}
          views={PERIODS.map((value) => ({ value, name: t(`missions.${value}`) }))}
          onChoose={(chosen) => set('period', chosen === 'current' ? '' : chosen)}
        />
      }
      filters={
        week !== undefined && (
          <>
            <WeekState week={week} />
            {may('setPrizes') && <SetPrizes prizes={week.prizes} />}
          </>
        )
      }
    />
  );
};

/** Whether the ranks are fixed, or when they were worked out last. */
const WeekState = ({ week: { final, updatedAt } }: { week: Pick<Leaderboard, 'final' | 'updatedAt'> }) => {
  const t = useTexts();
  if (final) return <StateBadge tone="jade">{t('missions.final')}</StateBadge>;
  return updatedAt === null ? null : <span>{t('missions.running', { at: formatInstant(updatedAt) })}</span>;
};
