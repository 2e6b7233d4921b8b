import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';
import { useTexts } from '../../shared/language.ts';
import { CountBadge } from '../../shared/queue/count-badge.tsx';
import { NUMEROS } from './use-numeros.ts';

const EVERY_MS = 30_000;

/** Beside the name of the page: how many official draws wait for the staff. */
export const DrawsBadge = () => {
  const t = useTexts();
  const { data } = useQuery({
    queryKey: [NUMEROS, 'due'],
    queryFn: ({ signal }) => call('listAdminNumeros', { query: { due: 'true', pageSize: 1 }, signal }),
    refetchInterval: EVERY_MS,
  });
  if (data === undefined || data.total === 0) return null;
  return <CountBadge count={data.total} label={t('lottery.dueCount', { count: data.total })} isUrgent />;
};
