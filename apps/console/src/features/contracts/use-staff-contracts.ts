import type { contracts } from '@hintha/contract';
import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../shared/api.ts';
import { whereFound } from '../../shared/table/where-found.ts';
import { type RowPage, type Rows, useRows } from '../../shared/table/use-rows.ts';

/** The answers that every act on contracts renews. */
export const CONTRACTS = 'contracts';

export type Kind = contracts.ContractKind;
export const KINDS: readonly Kind[] = ['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME'];
export const kindOf = (text: string): Kind | undefined => KINDS.find((one) => one === text);

/** In which periods each kind is reckoned; days are, however they are paid. */
export const UNITS = {
  DIVIDEND: ['SEMIMONTHLY', 'MONTHLY'],
  DAILY: ['DAILY'],
  HOURLY: ['HOURLY'],
  REALTIME: ['WINDOW'],
} as const satisfies Record<Kind, readonly contracts.ContractPeriod[]>;
export type Unit = contracts.ContractPeriod;

export type Run = Reply<'listContractRuns'>['runs'][number];
export type Settlement = Reply<'readContractRun'>['settlements'][number];
export type DryLine = Reply<'estimateContractRun'>['lines'][number];
export type AccountFile = Reply<'listAccountContracts'>;
export type Contract = AccountFile['contracts'][number];
export type Debt = Reply<'listContractDebts'>['debts'][number];
export type Month = Reply<'listAffiliateMonths'>[number];

export const useRuns = (kind: Kind) =>
  useRows<Run>({
    key: [CONTRACTS, 'runs', kind],
    fetch: async (before, signal) => {
      const query = { kind, ...(before === undefined ? {} : { before }) };
      const { runs, next } = await call('listContractRuns', { query, signal });
      return { rows: runs, next: next === null ? undefined : String(next) };
    },
  });

interface RunPage extends RowPage<Settlement> {
  readonly run: Run;
}

/** What a run wrote, contract by contract. */
export const useRun = (kind: Kind, period: string) =>
  useRows<Settlement, RunPage>({
    key: [CONTRACTS, 'run', kind, period],
    fetch: async (after, signal) => {
      const query = { kind, period, ...(after === undefined ? {} : { after }) };
      const { run, settlements, next } = await call('readContractRun', { query, signal });
      return { rows: settlements, next: next ?? undefined, run };
    },
  });

interface DryPage extends RowPage<DryLine> {
  readonly head: Omit<Reply<'estimateContractRun'>, 'lines'>;
}

interface DryOrder {
  readonly kind: Kind;
  readonly unit: Unit;
  readonly at: number;
}

/** What a run over the period of an instant would write: the page shows what differs most, a file has all of it. */
export const useDryRun = (body: DryOrder): Rows<DryLine, DryPage> => {
  const rows = useRows<DryLine, DryPage>({
    key: [CONTRACTS, 'dry', body.kind, body.unit, body.at],
    fetch: async (_cursor, signal) => {
      const { lines, ...head } = await call('estimateContractRun', { body, signal });
      return { rows: lines, next: undefined, head };
    },
  });
  return { ...rows, readAll: () => readEveryLine(body) };
};

/** However many they are: no report has them. */
const readEveryLine = async (order: DryOrder): Promise<DryLine[]> => {
  const all: DryLine[] = [];
  let next: string | null = null;
  do {
    const body: DryOrder & { after?: string } = { ...order, ...(next !== null && { after: next }) };
    const part: Reply<'listEstimatedLines'> = await call('listEstimatedLines', { body });
    all.push(...part.lines);
    ({ next } = part);
  } while (next !== null);
  return all;
};

interface DebtPage extends RowPage<Debt> {
  readonly payers: number;
  readonly left: string;
}

export const useDebts = (account: string) =>
  useRows<Debt, DebtPage>({
    key: [CONTRACTS, 'debts', account],
    fetch: async (after, signal) => {
      const query = { account, ...(after === undefined ? {} : { after }) };
      const reading = call('listContractDebts', { query, signal });
      const nobody = { debts: [], next: null, payers: 0, left: '0.00' };
      const { debts, next, payers, left } = await whereFound<Reply<'listContractDebts'>>(reading, nobody);
      return { rows: debts, next: next ?? undefined, payers, left };
    },
  });

export const useMonths = (month: string) =>
  useRows<Month>({
    key: [CONTRACTS, 'affiliates', month],
    fetch: async (_cursor, signal) => ({
      rows: await call('listAffiliateMonths', { query: { month }, signal }),
      next: undefined,
    }),
  });

/** An account with its contracts; null where nobody has the name. */
export const useAccountFile = (account: string) =>
  useQuery({
    queryKey: [CONTRACTS, 'account', account],
    queryFn: ({ signal }) =>
      whereFound<AccountFile | null>(call('listAccountContracts', { query: { account }, signal }), null),
    enabled: account !== '',
    retry: false,
  });

export const useAccountContracts = (account: string) =>
  useRows<Contract>({
    key: [CONTRACTS, 'account-list', account],
    fetch: async (_cursor, signal) => ({
      rows: (await call('listAccountContracts', { query: { account }, signal })).contracts,
      next: undefined,
    }),
  });

interface SettlementsFilter {
  readonly account: string;
  readonly kind: Kind | undefined;
  readonly direction: 'UP' | 'DOWN' | undefined;
}

export const useAccountSettlements = ({ account, kind, direction }: SettlementsFilter) =>
  useRows<Settlement>({
    key: [CONTRACTS, 'settlements', account, kind, direction],
    fetch: async (page = '1', signal) => {
      const query = {
        account,
        page,
        ...(kind === undefined ? {} : { kind }),
        ...(direction === undefined ? {} : { direction }),
      };
      const { settlements, hasMore } = await call('listAccountSettlements', { query, signal });
      return { rows: settlements, next: hasMore ? String(Number(page) + 1) : undefined };
    },
  });
