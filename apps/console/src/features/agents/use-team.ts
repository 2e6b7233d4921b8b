import { call, type Reply } from '../../shared/api.ts';
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

/** The team of an account by its name, or everybody who stands below nobody. */
export const useTeam = ({ account }: { account: string }) =>
  useRows<TeamRow, TeamPage>({
    key: [TEAM, account],
    fetch: async (after, signal) => {
      const query = { account, ...(after !== undefined && { after }) };
      const { list, next, path } = await call('listTeam', { query, signal });
      return { rows: list, next: next ?? undefined, path };
    },
  });
