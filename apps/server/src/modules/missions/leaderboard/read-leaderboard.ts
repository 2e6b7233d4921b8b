import type { missions } from '@hintha/contract';
import type { Database } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { businessDay } from '../../../business-day.ts';
import { addDays } from '../../bets/index.ts';
import { findAccountNames } from '../../identity/index.ts';
import { mondayOf } from '../rules.ts';
import type { Prize, Standing } from '../types.ts';
import { findStanding, findWeek, listPrizes, listStandings } from './leaderboard-store.ts';
import { prizeOf } from './rank-week.ts';

/** How many ranks are shown. */
const SHOWN = 100;
const DAYS = 7;

export interface NamedStanding extends Standing {
  readonly name: string;
}

export interface Leaderboard {
  readonly period: missions.LeaderboardPeriod;
  /** The Monday of the week. */
  readonly week: string;
  readonly rankedAt: Date | null;
  readonly final: boolean;
  readonly standings: readonly NamedStanding[];
  readonly prizes: readonly Prize[];
}

/** The ranks of the running week or the last one, with what each brings. */
export const readLeaderboard = async (
  { db, clock }: AppContext,
  period: missions.LeaderboardPeriod,
): Promise<Leaderboard> => {
  const monday = mondayOf(businessDay(clock.now()));
  const week = period === 'last' ? addDays(monday, -DAYS) : monday;
  const [known, standings, prizes] = await Promise.all([
    findWeek(db, week),
    listStandings(db, week, SHOWN),
    listPrizes(db),
  ]);
  const final = known !== undefined && known.settledAt !== null;
  const named = await withNames(db, standings);
  return {
    period,
    week,
    rankedAt: known?.rankedAt ?? null,
    final,
    prizes,
    standings: final ? named : named.map((one) => ({ ...one, prize: prizeOf(prizes, one.rank) })),
  };
};

/** Where a member stands, on whatever rank; undefined when on none. */
export const findOwnStanding = async (
  { db }: AppContext,
  leaderboard: Leaderboard,
  accountId: bigint,
): Promise<NamedStanding | undefined> => {
  const shown = leaderboard.standings.find((standing) => standing.accountId === accountId);
  if (shown !== undefined) return shown;
  const standing = await findStanding(db, leaderboard.week, accountId);
  if (standing === undefined) return undefined;
  const [own] = await withNames(db, [standing]);
  return own && { ...own, prize: leaderboard.final ? own.prize : prizeOf(leaderboard.prizes, own.rank) };
};

const withNames = async (db: Database, standings: readonly Standing[]): Promise<NamedStanding[]> => {
  const names = await findAccountNames(
    db,
    standings.map(({ accountId }) => accountId),
  );
  return standings.map((standing) => ({ ...standing, name: names.get(standing.accountId)?.name ?? '' }));
};
