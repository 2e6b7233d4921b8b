import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, type Reply } from '../../../shared/api.ts';
import { onServerEvent } from '../../../shared/events.ts';
import { readAgain } from '../../../shared/lists/read-again.ts';
import { useSession } from '../../../shared/session.ts';

export type Security = Reply<'readSecurity'>;
export type Payee = Reply<'listPayees'>[number];
export type Withdrawal = Reply<'listWithdrawals'>['list'][number];
export type WholeWithdrawal = Reply<'readWithdrawal'>;
export type Confirmations = Reply<'listConfirmations'>;
export type Turnover = Reply<'listRequirements'>;
export type Requirement = Turnover['list'][number];

export type Limits = Reply<'readWithdrawalLimits'>;

type Plain =
  | 'readSecurity'
  | 'listPayees'
  | 'listConfirmations'
  | 'listRequirements'
  | 'readWithdrawalLimits';

/** What this page shows changes without it: at the desk, by the clock, by bets. */
const ALWAYS_ASKED = { staleTime: 0 };

export const useOwn = <Name extends Plain>(name: Name) => {
  const username = useSession((session) => session.username);
  return useQuery({
    ...ALWAYS_ASKED,
    queryKey: [name, username],
    queryFn: async ({ signal }) => call<Plain>(name, { signal }) as Promise<Reply<Name>>,
  });
};

const PAGE_SIZE = 10;

const nextOf = ({ totalPages }: { totalPages: number }, _: unknown, pageNo: number) =>
  pageNo < totalPages ? pageNo + 1 : null;

export const useWithdrawals = () => {
  const username = useSession((session) => session.username);
  return useInfiniteQuery({
    ...ALWAYS_ASKED,
    queryKey: ['listWithdrawals', username],
    queryFn: async ({ pageParam, signal }) =>
      call('listWithdrawals', { query: { pageNo: pageParam, pageSize: PAGE_SIZE }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextOf,
  });
};

/** The bets that filled a requirement. */
export const useFilledBy = (id: string) =>
  useInfiniteQuery({
    ...ALWAYS_ASKED,
    queryKey: ['listContributingBets', id],
    queryFn: async ({ pageParam, signal }) =>
      call('listContributingBets', {
        params: { id },
        query: { pageNo: pageParam, pageSize: PAGE_SIZE },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextOf,
  });

/** Nobody is told that the check of a new request has ended, so its first minute is asked after. */
const CHECK_EVERY_MS = 3000;
const CHECKED_AFTER_MS = 60_000;

export const useWithdrawal = (id: string) =>
  useQuery({
    ...ALWAYS_ASKED,
    queryKey: ['readWithdrawal', id],
    queryFn: async ({ signal }) => call('readWithdrawal', { params: { id }, signal }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.state === 'REQUESTED' && dataUpdateCount < CHECKED_AFTER_MS / CHECK_EVERY_MS
        ? CHECK_EVERY_MS
        : false,
  });

const STANDING = [
  'listWithdrawals',
  'readWithdrawal',
  'listConfirmations',
  'listRequirements',
  'listPayees',
  'readSecurity',
  'readWithdrawalLimits',
];

/** Reads again all that a withdrawal is decided by, and all that a step of one shows up in. */
export const useRefresh = (): (() => Promise<void>) => {
  const client = useQueryClient();
  return async () => {
    await Promise.all(STANDING.map(async (name) => readAgain(client, name)));
  };
};

/** Puts in place what a call about receipts has answered, and reads again what it changed besides. */
export const useTakeConfirmations = (): ((answer: Confirmations) => Promise<void>) => {
  const client = useQueryClient();
  const refresh = useRefresh();
  const username = useSession((session) => session.username);
  return async (answer) => {
    client.setQueryData(['listConfirmations', username], answer);
    await refresh();
  };
};

/** Keeps the page in step with what the server does: the desk's use cases by its messages, the turnover by the operator's count. */
export const useLiveWithdrawals = (): void => {
  const client = useQueryClient();
  const refresh = useRefresh();
  useEffect(() =>
    onServerEvent((event) => {
      if (event.type === 'message-arrived' && event.kind.startsWith('withdrawal_')) void refresh();
      if (event.type === 'balance-changed' || event.type === 'turnover-changed')
        void readAgain(client, 'listRequirements');
    }),
  );
};
