import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call, type Asked, type Reply } from '../../../shared/api.ts';
import { csvName } from '../../../shared/export/csv-name.ts';
import { MOST_ROWS, readAll, ROWS_A_CALL } from '../../../shared/export/read-all.ts';
import type { MakeFile } from '../../../shared/export/use-export.ts';
import { formatNumber } from '../../../shared/format/format.ts';
import { useAreaName } from '../../../shared/game/use-area-name.ts';
import { useLanguage } from '../../../shared/language.ts';
import type { DaySpan } from '../../../shared/period/period.ts';
import { useSession } from '../../../shared/session.ts';
import { showToast } from '../../../shared/toasts.ts';
import { teamBetsCsv } from './team-bets-csv.ts';

export type TeamBet = Reply<'listTeamBets'>['list'][number];
type BetQuery = NonNullable<Asked<'listTeamBets'>['query']>;

export interface TeamBetFilter {
  /** Whose bets; empty for the agent's own. */
  account: string;
  /** Without the team of the account. */
  alone: boolean;
  category: NonNullable<BetQuery['category']> | '';
}

const PAGE_SIZE = 20;

const useBetQuery = ({ account, alone, category }: TeamBetFilter, { from, to }: DaySpan): BetQuery => {
  const { language } = useLanguage((chosen) => chosen);
  return {
    ...(account !== '' && { account }),
    ...(alone && { alone: 'true' }),
    ...(category !== '' && { category }),
    from,
    to,
    language,
  };
};

const from = (before: string) => (before === '' ? {} : { before });

/** What was decided of the bets of a team, the latest first, as far as it was asked for. */
export const useTeamBets = (filter: TeamBetFilter, span: DaySpan) => {
  const username = useSession((session) => session.username);
  const query = useBetQuery(filter, span);
  return useInfiniteQuery({
    queryKey: ['listTeamBets', username, query],
    queryFn: async ({ pageParam, signal }) =>
      call('listTeamBets', { query: { ...query, ...from(pageParam), pageSize: PAGE_SIZE }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
};

/** Writes down every row that a filter lets through; how many those are only the end tells. */
export const useTeamBetsFile = (filter: TeamBetFilter, span: DaySpan): MakeFile => {
  const { t } = useTranslation();
  const { t: c } = useTranslation('account');
  const areaName = useAreaName();
  const query = useBetQuery(filter, span);
  return async (signal, onRead) => {
    const read = async (before: string) =>
      call('listTeamBets', { query: { ...query, ...from(before), pageSize: ROWS_A_CALL }, signal });
    const bets = await readAll({ first: '', read, onRead });
    if (bets.length >= MOST_ROWS)
      showToast('error', t('records.exportTooLong', { most: formatNumber(MOST_ROWS) }));
    const heads = [
      c('teams.decided'),
      c('teams.account'),
      t('records.game'),
      t('records.vendor'),
      t('records.category'),
      t('records.round'),
      c('teams.figures.stake'),
      c('teams.figures.payout'),
      c('teams.figures.validBet'),
      t('records.state'),
    ];
    const words = {
      heads,
      correction: c('teams.correction'),
      areaName: (category: string) => areaName(category, category),
    };
    return { name: csvName('team-bets', span), text: teamBetsCsv(bets, words) };
  };
};
