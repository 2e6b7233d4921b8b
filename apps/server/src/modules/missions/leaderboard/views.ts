import type { missions } from '@hintha/contract';
import { formatAmount } from '@hintha/money';
import { dayEnd, dayStart } from '../../../business-day.ts';
import { addDays } from '../../bets/index.ts';
import { maskPlayer } from '../../identity/index.ts';
import type { Prize } from '../types.ts';
import type { Leaderboard, NamedStanding } from './read-leaderboard.ts';

const LAST_DAY = 6;

const toPrizeView = ({ fromRank, toRank, amount }: Prize): missions.PrizeView => ({
  fromRank,
  toRank,
  amount: formatAmount(amount),
});

const toRowView = (standing: NamedStanding, accountId: bigint): missions.LeaderboardRow => ({
  rank: standing.rank,
  player: maskPlayer(standing.name),
  score: formatAmount(standing.score),
  prize: standing.prize === null ? null : formatAmount(standing.prize),
  own: standing.accountId === accountId,
});

/** When the days of a week begin, and when they are over. */
export const toWeekView = ({ week, rankedAt, final, prizes }: Leaderboard) => ({
  from: dayStart(week).getTime(),
  to: dayEnd(addDays(week, LAST_DAY)).getTime(),
  final,
  updatedAt: rankedAt?.getTime() ?? null,
  prizes: prizes.map(toPrizeView),
});

export const toLeaderboardView = (
  leaderboard: Leaderboard,
  own: NamedStanding | undefined,
  accountId: bigint,
) => ({
  period: leaderboard.period,
  ...toWeekView(leaderboard),
  rows: leaderboard.standings.map((standing) => toRowView(standing, accountId)),
  own: own === undefined ? null : toRowView(own, accountId),
});
