import type { contracts } from '@hintha/contract';
import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../shared/api.ts';
import { useRows } from '../../shared/table/use-rows.ts';

/** The answers that every act on contracts renews. */
export const CONTRACTS = 'contracts';

export type Kind = contracts.ContractKind;
export const KINDS: readonly Kind[] = ['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME'];

export type Run = Reply<'listContractRuns'>[number];
export type Debt = Reply<'listContractDebts'>[number];
export type Month = Reply<'listAffiliateMonths'>[number];
export type AccountFile = Reply<'listAccountContracts'>;

export const useRuns = (kind: Kind) =>
  useRows<Run>({
    key: [CONTRACTS, 'runs', kind],
    fetch: async (_cursor, signal) => ({
      rows: await call('listContractRuns', { query: { kind }, signal }),
      next: undefined,
    }),
  });

export const useDebts = () =>
  useRows<Debt>({
    key: [CONTRACTS, 'debts'],
    fetch: async (_cursor, signal) => ({
      rows: await call('listContractDebts', { signal }),
      next: undefined,
    }),
  });

export const useMonths = (month: string) =>
  useRows<Month>({
    key: [CONTRACTS, 'affiliates', month],
    fetch: async (_cursor, signal) => ({
      rows: await call('listAffiliateMonths', { query: { month }, signal }),
      next: undefined,
    }),
  });

export const useAccountFile = (account: string) =>
  useQuery({
    queryKey: [CONTRACTS, 'account', account],
    queryFn: async ({ signal }) => call('listAccountContracts', { query: { account }, signal }),
    enabled: account !== '',
  });
