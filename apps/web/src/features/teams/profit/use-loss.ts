import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call, type Asked, type Reply } from '../../../shared/api.ts';
import { csvName } from '../../../shared/export/csv-name.ts';
import { readAll, ROWS_A_CALL } from '../../../shared/export/read-all.ts';
import type { MakeFile } from '../../../shared/export/use-export.ts';
import type { DaySpan } from '../../../shared/period/period.ts';
import { useSession } from '../../../shared/session.ts';
import { lossCsv } from './loss-csv.ts';
import type { LossFilter } from './loss-filter.ts';
import { useFoot } from './loss-foot.ts';

export type LossPage = Reply<'listTeamProfit'>;
export type LossRow = LossPage['list'][number];

const PAGE_SIZE = 20;

type LossQuery = NonNullable<Asked<'listTeamProfit'>['query']>;

const queryOf = ({ account, order, scope }: LossFilter, { from, to }: DaySpan): LossQuery => ({
  ...(account !== '' && { account }),
  order,
  scope,
  from,
  to,
});

/** One page of the accounts right below one; the page before stays while the next is on its way. */
export const useLoss = (filter: LossFilter, span: DaySpan) => {
  const username = useSession((session) => session.username);
  const query = { ...queryOf(filter, span), pageNo: filter.pageNo, pageSize: PAGE_SIZE };
  return useQuery({
    queryKey: ['listTeamProfit', username, query],
    queryFn: async ({ signal }) => call('listTeamProfit', { query, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
};

/** Writes down every account of the list, the account itself and what all of them come to. */
export const useLossFile = (filter: LossFilter, page: LossPage): MakeFile => {
  const { t } = useTranslation('account');
  const foot = useFoot(page, filter.scope);
  return async (signal, onRead) => {
    const query = { ...queryOf(filter, page), pageSize: ROWS_A_CALL };
    const read = async (pageNo: number) => {
      const { list, totalPages } = await call('listTeamProfit', { query: { ...query, pageNo }, signal });
      return {
        list: list.map((row) => ({ ...row, id: row.account })),
        next: pageNo < totalPages ? pageNo + 1 : null,
      };
    };
    const rows = await readAll({ first: 1, read, onRead });
    const words = {
      account: t('teams.account'),
      figures: t('teams.figures', { returnObjects: true }),
    };
    return { name: csvName('user-loss', page), text: lossCsv(rows, foot, words) };
  };
};
