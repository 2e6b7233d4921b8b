import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../../shared/api.ts';
import { useLanguage } from '../../../shared/language.ts';
import { useSession } from '../../../shared/session.ts';

export type Bet = Reply<'listSabongBets'>['list'][number];

const PAGE_SIZE = 10;
const MOST_ON_FIGHT = 100;
const OPEN_EVERY_MS = 5000;

const isOpen = ({ state }: Bet): boolean => state === 'OPEN';

/** The bets of the member, on one fight or on all of them; while one is open they are read again and again. */
export const useBets = ({ fightId, pageNo = 1 }: { fightId?: string; pageNo?: number }) => {
  const language = useLanguage((state) => state.language);
  const who = useSession((session) => session.username);
  const token = useSession((session) => session.token);
  return useQuery({
    queryKey: ['listSabongBets', who, fightId ?? '', pageNo, language],
    queryFn: async ({ signal }) =>
      call('listSabongBets', {
        query: {
          ...(fightId === undefined ? {} : { fightId }),
          language,
          pageNo,
          pageSize: fightId === undefined ? PAGE_SIZE : MOST_ON_FIGHT,
        },
        signal,
      }),
    enabled: token !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.list.some(isOpen) ? OPEN_EVERY_MS : false),
  });
};
