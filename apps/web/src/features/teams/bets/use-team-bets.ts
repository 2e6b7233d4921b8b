import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Asked, type Reply } from '../../../shared/api.ts';
import { csvName } from '../../../shared/export/csv-name.ts';
import { readAll, ROWS_A_CALL } from '../../../shared/export/read-all.ts';
import type { MakeFile } from '../../../shared/export/use-export.ts';
import { AREAS, useAreaName } from '../../../shared/game/use-area-name.ts';
import { useLanguage } from '../../../shared/language.ts';
import type { AgentQuery } from '../../../shared/modals.ts';
import type { DaySpan } from '../../../shared/period/period.ts';
import { useSession } from '../../../shared/session.ts';
import { teamBetsCsv } from './team-bets-csv.ts';

export type TeamBet = Reply<'listTeamBets'>['list'][number];
type BetQuery = NonNullable<Asked<'listTeamBets'>['query']>;

/** The team of an account, those right below it, or the account without them. */
export const REACHES = ['team', 'direct', 'alone'] as const;
type Reach = (typeof REACHES)[number];

export interface TeamBetFilter {
  /** Whose bets; empty for the agent's own. */
  account: string;
  reach: Reach;
  category: NonNullable<BetQuery['category']> | '';
}

export const betsAsked = ({ account = '', reach, category }: AgentQuery): TeamBetFilter => ({
  account,
  reach: REACHES.find((one) => one === reach) ?? 'team',
  category: AREAS.find((one) => one === category) ?? '',
});

const PAGE_SIZE = 20;

const useBetQuery = ({ account, reach, category }: TeamBetFilter, { from, to }: DaySpan): BetQuery => {
  const { language } = useLanguage((chosen) => chosen);
  return {
    ...(account !== '' && { account }),
    ...(reach !== 'team' && { [reach]: 'true' }),
    ...(category !== '' && { category }),
    from,
    to,
    language,
  };
};

const from = (before: string) => (before === '' ? {} : { before });

/** What was decided of the bets of a team, the latest first, as many pages of it as were asked for. */
export const useTeamBets = (filter: TeamBetFilter, span: DaySpan, pages: number) => {
  const username = useSession((session) => session.username);
  const query = useBetQuery(filter, span);
  const read = useInfiniteQuery({
    queryKey: ['listTeamBets', username, query],
    queryFn: async ({ pageParam, signal }) =>
      call('listTeamBets', { query: { ...query, ...from(pageParam), pageSize: PAGE_SIZE }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const { data, isFetching, isError, fetchNextPage } = read;
  const loaded = data?.pages.length ?? pages;
  const waits = isFetching || isError || !read.hasNextPage;
  useEffect(() => {
    if (loaded < pages && !waits) void fetchNextPage();
  }, [loaded, pages, waits, fetchNextPage]);
  return read;
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
