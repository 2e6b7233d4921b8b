import type { sports } from '@hintha/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../../shared/api.ts';
import { useLanguage } from '../../../shared/language.ts';
import { useSession } from '../../../shared/session.ts';

export type Ticket = Reply<'readSportsTicket'>;
export type TicketList = sports.TicketList;
export type TicketLeg = Ticket['legs'][number];

const PAGE_SIZE = 20;
const WAITING_MS = 2000;
const PLAYED_MS = 8000;
const OPEN_MS = 30_000;

const isOpen = ({ state }: Ticket): boolean => state === 'OPEN' || state === 'PENDING';

/** How soon a list is worth another look: by what of it moves. */
const waitOf = (list: readonly Ticket[]): number | false => {
  if (list.some(({ state }) => state === 'PENDING')) return WAITING_MS;
  const open = list.filter(isOpen);
  if (open.length === 0) return false;
  return open.some(({ legs }) => legs.some(({ eventState }) => eventState === 'LIVE')) ? PLAYED_MS : OPEN_MS;
};

/** The tickets of the member, newest first; those that are open or settled on request. */
export const useTickets = (show: TicketList, pageNo: number) => {
  const language = useLanguage((state) => state.language);
  const who = useSession((session) => session.username);
  return useQuery({
    queryKey: ['listSportsTickets', who, show, pageNo, language],
    queryFn: async ({ signal }) =>
      call('listSportsTickets', {
        query: { show, pageNo, pageSize: PAGE_SIZE },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => waitOf(data?.list ?? []),
  });
};
