import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api.ts';
import { useLanguage } from '../../../shared/language.ts';
import { useSession } from '../../../shared/session.ts';
import type { Chase } from './use-create-chase.ts';

const PAGE_SIZE = 5;
const RUNNING_EVERY_MS = 5000;

const isRunning = ({ state }: Chase): boolean => state === 'RUNNING';

/** The chases of the member on a lottery; while one of them runs they are read again and again. */
export const useChases = (gameCode: string, pageNo: number) => {
  const language = useLanguage((state) => state.language);
  const who = useSession((session) => session.username);
  return useQuery({
    queryKey: ['listChases', who, gameCode, pageNo, language],
    queryFn: async ({ signal }) =>
      call('listChases', { query: { gameCode, pageNo, pageSize: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.list.some(isRunning) ? RUNNING_EVERY_MS : false),
  });
};
