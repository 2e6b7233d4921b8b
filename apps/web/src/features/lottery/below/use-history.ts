import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../../shared/api.ts';
import { useLanguage } from '../../../shared/language.ts';
import { useSession } from '../../../shared/session.ts';

export type Ticket = Reply<'listLotteryOrders'>['list'][number];
export type TicketBet = Ticket['bets'][number];

const PAGE_SIZE = 10;
const OPEN_EVERY_MS = 5000;
const RESULTS_EVERY_MS = 20_000;

const isOpen = ({ bets }: Ticket): boolean => bets.some(({ state }) => state === 'OPEN');

/** The orders of the member on a lottery; while one of them is open they are read again and again. */
export const useTickets = (gameCode: string, pageNo: number) => {
  const language = useLanguage((state) => state.language);
  const who = useSession((session) => session.username);
  return useQuery({
    queryKey: ['listLotteryOrders', who, gameCode, pageNo, language],
    queryFn: async ({ signal }) =>
      call('listLotteryOrders', { query: { gameCode, pageNo, pageSize: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.list.some(isOpen) ? OPEN_EVERY_MS : false),
  });
};

/** The latest hundred results. */
export const useResults = (gameCode: string) =>
  useQuery({
    queryKey: ['listNumeros', gameCode],
    queryFn: async ({ signal }) => call('listNumeros', { query: { gameCode }, signal }),
    staleTime: 0,
    refetchInterval: RESULTS_EVERY_MS,
  });

export const useDraws = (gameCode: string, pageNo: number) =>
  useQuery({
    queryKey: ['listDraws', gameCode, pageNo],
    queryFn: async ({ signal }) =>
      call('listDraws', { query: { gameCode, pageNo, pageSize: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
