import { Skeleton } from '@hintha/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api.ts';
import { serverNow } from '../../../shared/clock.ts';
import { formatNumber } from '../../../shared/format/format.ts';
import { ChoiceChips } from '../../../shared/parts/choice-chips.tsx';
import { ListFailed } from '../../../shared/parts/list-failed.tsx';
import { spanOf } from '../../../shared/period/period.ts';
import { useSession } from '../../../shared/session.ts';
import styles from './agent-area.module.css';
import { Links } from './links.tsx';

const PERIODS = { today: 'today', week: 'last-7', month: 'last-30' } as const;
type Period = keyof typeof PERIODS;
const NAMES: readonly Period[] = ['today', 'week', 'month'];

/** How large the team is and how it grows, and the codes by which it does. */
export const TeamOverview = () => {
  const { t } = useTranslation('account');
  const [period, setPeriod] = useState<Period>('week');
  const username = useSession((session) => session.username);
  const { data, isError, refetch } = useQuery({
    queryKey: ['readTeam', username, period],
    queryFn: async ({ signal }) => call('readTeam', { query: spanOf(PERIODS[period], serverNow()), signal }),
    placeholderData: (before) => before,
  });
  if (data === undefined)
    return isError ? <ListFailed onRetry={() => void refetch()} /> : <Skeleton height="240px" />;
  const figures = [
    ['members', data.members],
    ['direct', data.direct],
    ['joined', data.joined],
  ] as const;
  return (
    <>
      <ChoiceChips
        label={t('agent.period')}
        choices={NAMES.map((value) => ({ value, name: t(`agent.${value}`) }))}
        chosen={period}
        onChoose={setPeriod}
      />
      <dl className={styles.figures}>
        {figures.map(([name, count]) => (
          <div key={name} className={styles.figure}>
            <dt>{t(`agent.${name}`)}</dt>
            <dd className="num">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      <Links />
    </>
  );
};
