import { call, type Reply } from '../../shared/api.ts';
import { useRows, type RowPage } from '../../shared/table/use-rows.ts';

export type Mission = Reply<'listAdminMissions'>[number];
export type Leaderboard = Reply<'readAdminLeaderboard'>;
export type LeaderboardRow = Leaderboard['rows'][number];
export type Prize = Leaderboard['prizes'][number];

/** The answers that every use case on missions renews. */
export const MISSIONS = 'missions';

/** The server tells all of them at once; they are few. */
export const useMissions = () =>
  useRows<Mission>({
    key: [MISSIONS, 'list'],
    fetch: async (_cursor, signal) => ({
      rows: await call('listAdminMissions', { signal }),
      next: undefined,
    }),
  });

const EVERY_MS = 60_000;

interface LeaderboardPage extends RowPage<LeaderboardRow> {
  readonly week: Omit<Leaderboard, 'rows'>;
}

export const useLeaderboard = (period: 'current' | 'last') =>
  useRows<LeaderboardRow, LeaderboardPage>({
    key: [MISSIONS, 'leaderboard', period],
    everyMs: EVERY_MS,
    fetch: async (_cursor, signal) => {
      const { rows, ...week } = await call('readAdminLeaderboard', { query: { period }, signal });
      return { rows, next: undefined, week };
    },
  });
