import type { AppContext } from '../../../app-context.ts';
import { directsOf } from '../../agents/index.ts';
import { findAccountNames } from '../../identity/index.ts';
import * as store from '../figures/team-day-store.ts';
import { selectStandings } from '../figures/standing-store.ts';
import { daysAsked } from '../period.ts';
import { addFigures, NO_FIGURES } from '../rules.ts';
import type { Days, Figures } from '../types.ts';
import { findMember } from './find-member.ts';

export interface ProfitQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly account?: string | undefined;
  readonly order: store.ProfitPage['order'];
  readonly scope: 'team' | 'direct';
  readonly pageNo: number;
  readonly pageSize: number;
}

export interface ProfitRow {
  readonly account: string;
  readonly hasTeam: boolean;
  readonly active: number;
  readonly figures: Figures;
}

export interface Profit {
  readonly days: Days;
  readonly path: readonly string[];
  readonly own: ProfitRow;
  readonly rows: readonly ProfitRow[];
  readonly total: number;
  readonly totals: Figures;
}

/** What accounts right below one of a team came to, with their teams or alone, a page of them, and that one alone. */
export const listProfit = async (ctx: AppContext, agentId: bigint, query: ProfitQuery): Promise<Profit> => {
  const { db, clock } = ctx;
  const days = daysAsked(query, clock.now());
  const { id, path } = await findMember(db, agentId, query.account);
  const { order, scope, pageNo, pageSize } = query;
  const alone = scope === 'direct';
  const page = { order, alone, limit: pageSize, offset: (pageNo - 1) * pageSize };
  const [found, ownDays, totals, standings] = await Promise.all([
    store.selectTeamSums(db, directsOf(id), days, page),
    store.selectOwnDays(db, id, days),
    alone ? store.selectMemberDays(db, directsOf(id), days) : store.selectTeamDays(db, id, days),
    selectStandings(db, [id]),
  ]);
  const own = toRow(path.at(-1) ?? '', ownDays.reduce(addFigures, NO_FIGURES));
  const ids = found.map((row) => row.id);
  const [names, active] = await Promise.all([
    findAccountNames(db, ids),
    store.countActiveTeams(db, ids, days),
  ]);
  return {
    days,
    path,
    own,
    rows: found.map(({ id: row, hasTeam, ...sums }) => {
      const itself = toRow(names.get(row)?.name ?? '', addFigures(NO_FIGURES, sums));
      return { ...itself, hasTeam, ...(!alone && { active: active.get(row) ?? 0 }) };
    }),
    total: Number(standings.get(id)?.direct ?? 0n),
    totals: totals.reduce(addFigures, NO_FIGURES),
  };
};

/** What an account came to by itself. */
const toRow = (account: string, figures: Figures): ProfitRow => ({
  account,
  hasTeam: false,
  active: figures.valid > 0n ? 1 : 0,
  figures,
});
