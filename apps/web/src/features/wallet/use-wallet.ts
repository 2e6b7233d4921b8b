import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Reply } from '../../shared/api.ts';

export type Funds = Reply<'readFunds'>;
export type VendorFunds = Funds['vendors'][number];
export type Movement = Reply<'listTransfers'>['transfers'][number];

/** What a movement of money changes here. */
export const LISTS = ['readFunds', 'listTransfers'] as const;

/** Has all that a movement changes read again. */
export const useReadAgain = () => {
  const client = useQueryClient();
  return async () => Promise.all(LISTS.map((list) => client.invalidateQueries({ queryKey: [list] })));
};

const OPEN_EVERY_MS = 4_000;

const readAll = async (fresh: boolean, signal?: AbortSignal) => {
  const [funds, { isSingle }] = await Promise.all([
    call('readFunds', { query: { fresh: fresh ? '1' : '0' }, ...(signal && { signal }) }),
    call('readMerchantWallet', signal && { signal }),
  ]);
  return { funds, isSingle };
};

/** What there is, and whether it can be moved. */
export const useFunds = () => {
  const client = useQueryClient();
  const read = useQuery({
    queryKey: ['readFunds'],
    queryFn: ({ signal }) => readAll(false, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  /** Has the vendors asked anew. */
  const refresh = async () =>
    client.fetchQuery({ queryKey: ['readFunds'], queryFn: () => readAll(true), staleTime: 0 });
  return { read, refresh };
};

const isOpen = ({ state }: Movement): boolean => state === 'open' || state === 'manual';

/** The last movements; while one has not ended it is looked at again and again. */
export const useMovements = () =>
  useQuery({
    queryKey: ['listTransfers'],
    queryFn: async ({ signal }) => call('listTransfers', { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.transfers.some(isOpen) === true ? OPEN_EVERY_MS : false),
  });
