import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAgentQuery } from '../../../shared/account-area/agent-query.ts';
import { call, type Reply } from '../../../shared/api.ts';
import { csvName } from '../../../shared/export/csv-name.ts';
import { readAll, ROWS_A_CALL } from '../../../shared/export/read-all.ts';
import type { MakeFile } from '../../../shared/export/use-export.ts';
import { useLanguage } from '../../../shared/language.ts';
import {
  changeFilter,
  pageQueryOf,
  queryOf,
  RECORD_TYPES,
  type AccountChange,
  type AccountFilter,
} from '../../../shared/records/account-filter.ts';
import { useAccountCsv } from '../../../shared/records/use-account-csv.ts';
import { useSession } from '../../../shared/session.ts';
import { ask, useTeamPeriod } from '../parts/asked.ts';

export type DetailsPage = Reply<'listTeamTransactions'>;

const PAGE_SIZE = 20;

/** What of the record the address asks for, and the way to ask for something else. */
export const useDetailsFilter = () => {
  const { type, turns = '' } = useAgentQuery();
  const { chosen, choose } = useTeamPeriod();
  const filter: AccountFilter = {
    ...chosen,
    type: RECORD_TYPES.find((one) => one === type) ?? '',
    turns: turns === '' ? [] : turns.split('.'),
  };
  const change = (next: AccountChange) => {
    if (next.kind === 'period') return choose(next.chosen);
    const changed = changeFilter(filter, next);
    ask({ type: changed.type, turns: changed.turns.join('.') });
  };
  return { filter, change };
};

/** One page of the account record of one of the team; nothing is asked without a name. */
export const useDetails = (account: string, filter: AccountFilter) => {
  const username = useSession((session) => session.username);
  const language = useLanguage((chosen) => chosen.language);
  const query = { ...pageQueryOf(filter), account, language, pageSize: PAGE_SIZE };
  return useQuery({
    queryKey: ['listTeamTransactions', username, query],
    queryFn: async ({ signal }) => call('listTeamTransactions', { query, signal }),
    enabled: account !== '',
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
};

/** Writes down every movement of the account that a filter lets through. */
export const useDetailsFile = (account: string, filter: AccountFilter): MakeFile => {
  const language = useLanguage((chosen) => chosen.language);
  const csvOf = useAccountCsv();
  return async (signal, onRead) => {
    const query = { ...queryOf(filter), account, language, pageSize: ROWS_A_CALL };
    const read = async (before: string) =>
      call('listTeamTransactions', { query: { ...query, ...(before !== '' && { before }) }, signal });
    const lines = await readAll({ first: '', read, onRead });
    const name = csvName('account', filter.span).replace('account', `account-${account}`);
    return { name, text: csvOf(lines) };
  };
};
