import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { call, type Reply } from '../../../shared/api.ts';
import { tellDeposits } from '../../../shared/deposits/known-deposits.ts';
import { onServerEvent } from '../../../shared/events.ts';
import { readAgain } from '../../../shared/lists/read-again.ts';
import { useSession } from '../../../shared/session.ts';

export type Deposit = Reply<'readDeposit'>;
export type DepositList = Reply<'listDeposits'>;
export type Method = Reply<'listDepositMethods'>[number];

const SOON_MS = 1_500;
const OFTEN_MS = 4_000;
const SELDOM_MS = 20_000;

const EVERY_MS: Partial<Record<Deposit['state'], number>> = {
  CREATED: SOON_MS,
  AWAITING: OFTEN_MS,
  SUBMITTED: OFTEN_MS,
  MATCHING: OFTEN_MS,
  REVIEW: SELDOM_MS,
};

/** How often a deposit in that state is asked for; false when nothing more is waited for. */
const pollMs = (state: Deposit['state'] | undefined): number | false =>
  state === undefined ? false : (EVERY_MS[state] ?? false);

const useWho = () => useSession((session) => session.username);

export const useMethods = () =>
  useQuery({
    queryKey: ['listDepositMethods'],
    queryFn: async ({ signal }) => call('listDepositMethods', { signal }),
  });

/** The newest deposits; a longer list takes the place of the shorter one when it is there. */
export const useDepositList = (pageSize: number) => {
  const who = useWho();
  return useQuery({
    queryKey: ['listDeposits', who, pageSize],
    queryFn: async ({ signal }) => {
      const deposits = await call('listDeposits', { query: { pageNo: 1, pageSize }, signal });
      tellDeposits(deposits.list);
      return deposits;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

/** One deposit, asked for again for as long as something can still become of it and the page is seen. */
export const useDeposit = (id: string) => {
  const who = useWho();
  return useQuery({
    queryKey: ['readDeposit', who, id],
    queryFn: async ({ signal }) => call('readDeposit', { params: { id }, signal }),
    refetchInterval: ({ state }) => pollMs(state.data?.state),
    refetchOnWindowFocus: true,
    staleTime: 0,
  });
};

const forgetDeposits = (client: QueryClient) =>
  Promise.all(
    ['listDeposits', 'readDeposit', 'listRequirements'].map(async (list) => readAgain(client, list)),
  );

/** Reads again what is known of the deposits. */
export const useRefresh = (): (() => void) => {
  const client = useQueryClient();
  return () => void forgetDeposits(client);
};

/** Reads the list again, and what deposits ask to be bet. */
export const useRefreshList = (): (() => void) => {
  const client = useQueryClient();
  return useCallback(() => {
    void client.invalidateQueries({ queryKey: ['listDeposits'] });
    void client.invalidateQueries({ queryKey: ['listRequirements'] });
  }, [client]);
};

/** Takes an answer of the server as what is known of that deposit. */
export const useKnown = (): ((deposit: Deposit) => void) => {
  const client = useQueryClient();
  const who = useWho();
  return (deposit) => {
    client.setQueryData(['readDeposit', who, deposit.id], deposit);
    void client.invalidateQueries({ queryKey: ['listDeposits'] });
  };
};

/** Follows what the server tells of deposits by itself. */
export const useDepositNews = (): void => {
  const client = useQueryClient();
  useEffect(
    () =>
      onServerEvent((event) => {
        if (event.type === 'message-arrived' && event.kind.startsWith('deposit_'))
          void forgetDeposits(client);
        if (event.type === 'turnover-changed') void readAgain(client, 'listRequirements');
      }),
    [client],
  );
};
