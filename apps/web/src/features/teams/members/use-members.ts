import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call, type Asked, type Reply } from '../../../shared/api.ts';
import { csvName } from '../../../shared/export/csv-name.ts';
import { readAll, ROWS_A_CALL } from '../../../shared/export/read-all.ts';
import type { MakeFile } from '../../../shared/export/use-export.ts';
import { useSession } from '../../../shared/session.ts';
import { membersCsv } from './members-csv.ts';

export type MembersPage = Reply<'listTeamMembers'>;
export type MembersQuery = NonNullable<Asked<'listTeamMembers'>['query']>;

const PAGE_SIZE = 20;

/** One page of accounts; the page before stays while the next is on its way. */
export const useMembers = (query: MembersQuery, pageNo: number) => {
  const username = useSession((session) => session.username);
  return useQuery({
    queryKey: ['listTeamMembers', username, query, pageNo],
    queryFn: async ({ signal }) =>
      call('listTeamMembers', { query: { ...query, pageNo, pageSize: PAGE_SIZE }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
};

/** Writes down every account of the list. */
export const useMembersFile = (query: MembersQuery, { from, to }: MembersPage): MakeFile => {
  const { t } = useTranslation('account');
  return async (signal, onRead) => {
    const read = async (pageNo: number) => {
      const asked = { ...query, pageNo, pageSize: ROWS_A_CALL };
      const { list, totalPages } = await call('listTeamMembers', { query: asked, signal });
      return {
        list: list.map((row) => ({ ...row, id: row.account })),
        next: pageNo < totalPages ? pageNo + 1 : null,
      };
    };
    const rows = await readAll({ first: 1, read, onRead });
    const heads = [
      t('teams.account'),
      t('teams.members.upline'),
      t('agent.team.joined'),
      t('agent.team.balance'),
      t('teams.members.day'),
      query.list === 'active' ? t('teams.figures.validBet') : t('teams.members.firstDeposit'),
    ];
    return { name: csvName(`team-${query.list ?? 'balance'}`, { from, to }), text: membersCsv(rows, heads) };
  };
};
