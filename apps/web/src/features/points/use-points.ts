import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Reply } from '../../shared/api.ts';
import { useLanguage } from '../../shared/language.ts';
import { routeGuardOf } from '../../shared/route-guard.ts';
import { useSession } from '../../shared/session.ts';

export type Reward = Reply<'listStoreRewards'>['list'][number];
export type Redemption = Reply<'listRedemptions'>['list'][number];
export type PointEntry = Reply<'listPointEntries'>['list'][number];
export type PointConfig = Reply<'readPointConfig'>;

const PAGE_SIZE = 24;
const LINES = 10;

/** Whose points they are; null for a visitor and a trial account, which have none. */
export const useHolder = (): string | null =>
  useSession((session) => (routeGuardOf(session, true) === 'free' ? session.username : null));

export const usePoints = () => {
  const holder = useHolder();
  return useQuery({
    queryKey: ['readPoints', holder],
    queryFn: async ({ signal }) => (await call('readPoints', { signal })).points,
    enabled: holder !== null,
    staleTime: 0,
  });
};

export const useRewards = (pageNo: number) => {
  const language = useLanguage((chosen) => chosen.language);
  return useQuery({
    queryKey: ['listStoreRewards', language, pageNo],
    queryFn: async ({ signal }) =>
      call('listStoreRewards', { query: { pageNo, pageSize: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

export const usePointConfig = () =>
  useQuery({
    queryKey: ['readPointConfig'],
    queryFn: async ({ signal }) => call('readPointConfig', { signal }),
  });

export const useRedemptions = (pageNo: number) => {
  const holder = useHolder();
  const language = useLanguage((chosen) => chosen.language);
  return useQuery({
    queryKey: ['listRedemptions', holder, language, pageNo],
    queryFn: async ({ signal }) => call('listRedemptions', { query: { pageNo, pageSize: LINES }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

export const usePointEntries = (pageNo: number) => {
  const holder = useHolder();
  return useQuery({
    queryKey: ['listPointEntries', holder, pageNo],
    queryFn: async ({ signal }) => call('listPointEntries', { query: { pageNo, pageSize: LINES }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

/** What of the shop changes when points move. */
export const MOVING = ['readPoints', 'listStoreRewards', 'listRedemptions', 'listPointEntries'] as const;

/** Reads everything anew that changes when points move. */
export const useMoved = () => {
  const client = useQueryClient();
  return async (): Promise<void> => {
    await Promise.all(MOVING.map((list) => client.invalidateQueries({ queryKey: [list] })));
  };
};
