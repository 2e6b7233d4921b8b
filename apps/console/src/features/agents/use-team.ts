import { call, type Reply } from '../../shared/api.ts';
import { whereFound } from '../../shared/table/where-found.ts';
import { type RowPage, useRows } from '../../shared/table/use-rows.ts';

type Team = Reply<'listTeam'>;
export type TeamRow = Team['list'][number];
export type Place = Team['path'][number];

export const TEAM = 'team';

/** The words of the types of accounts under `agents.types`. */
export const TYPE_NAMES = {
  0: 'member',
  1: 'agent',
  2: 'master',
  4: 'trial',
  41: 'affiliate',
  42: 'sub',
} as const;

interface TeamPage extends RowPage<TeamRow> {
  /** The line down to whose team it is. */
  readonly path: readonly Place[];
}

/** An account by its name with its team, or everybody who stands below nobody. */
export const useTeam = ({ account }: { account: string }) =>
  useRows<TeamRow, TeamPage>({
    key: [TEAM, account],
    fetch: async (after, signal) => {
      const query = { account, ...(after !== undefined && { after }) };
      const reading = call('listTeam', { query, signal });
      const { list, next, path } = await whereFound<Team>(reading, { path: [], list: [], next: null });
      return { rows: list, next: next ?? undefined, path };
    },
  });
