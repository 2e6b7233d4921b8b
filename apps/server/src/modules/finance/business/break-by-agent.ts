import type { AppContext } from '../../../app-context.ts';
import { findAccountNames } from '../../identity/index.ts';
import {
  type Days,
  type Figures,
  listTeamSums,
  NO_FIGURES,
  readEverybody,
  sumTeamDays,
} from '../../teams/index.ts';
import { daysBefore } from './read-business.ts';
import { gamingOf } from './rules.ts';
import type { Breakdown, BreakdownQuery, NamedPart, Part } from './types.ts';

/** What the teams of agents brought, the largest revenue first, and what those without an agent did. */
export const breakByAgent = async (
  { db }: AppContext,
  days: Days,
  query: BreakdownQuery,
): Promise<Breakdown> => {
  const agentId = query.agent === '' ? null : BigInt(query.agent);
  const found = await listTeamSums(db, days, { agentId, limit: query.limit });
  const ids = found.map(({ id }) => id);
  const earlier = daysBefore(days);
  const [names, before, whole] = await Promise.all([
    findAccountNames(db, agentId === null ? ids : [...ids, agentId]),
    sumTeamDays(db, earlier, ids),
    readWhole(db, agentId, { days, earlier }),
  ]);
  const rows = found.map(({ id, hasTeam, figures, active }): NamedPart => ({
    ...toPart({ figures, active, before: before.get(id) ?? NO_FIGURES }),
    id: String(id),
    name: names.get(id)?.name ?? String(id),
    opens: hasTeam,
  }));
  const within = agentId === null ? null : (names.get(agentId)?.name ?? query.agent);
  return { days, rows, within, rest: restOf(whole, rows) };
};

interface WholeFigures {
  readonly figures: Figures;
  readonly before: Figures;
  readonly active: number | null;
}

const toPart = ({ figures, before, active }: WholeFigures): Part => ({
  stake: figures.stake,
  payout: figures.payout,
  before: gamingOf(before),
  team: { deposits: figures.deposits, withdrawals: figures.withdrawals, active },
});

/** What the rows are parts of: a team, or everybody. */
const readWhole = async (
  db: AppContext['db'],
  agentId: bigint | null,
  { days, earlier }: { days: Days; earlier: Days },
): Promise<Part> => {
  if (agentId === null) {
    const [now, past] = await Promise.all([readEverybody(db, days), readEverybody(db, earlier)]);
    return toPart({ ...now, before: past.figures });
  }
  const [now, past] = await Promise.all([
    sumTeamDays(db, days, [agentId]),
    sumTeamDays(db, earlier, [agentId]),
  ]);
  const figures = now.get(agentId) ?? NO_FIGURES;
  return toPart({ figures, before: past.get(agentId) ?? NO_FIGURES, active: null });
};

/** What the whole has beside its parts. A member that moved may have been active in two teams. */
const restOf = (whole: Part, rows: readonly Part[]): Part | null => {
  const rest = rows.reduce(takePart, whole);
  const { stake, payout, before, team } = rest;
  const isNothing = [stake, payout, before, team?.deposits, team?.withdrawals].every((sum) => sum === 0n);
  return isNothing ? null : rest;
};

const takePart = (whole: Part, part: Part): Part => ({
  stake: whole.stake - part.stake,
  payout: whole.payout - part.payout,
  before: whole.before - part.before,
  team: whole.team && {
    deposits: whole.team.deposits - (part.team?.deposits ?? 0n),
    withdrawals: whole.team.withdrawals - (part.team?.withdrawals ?? 0n),
    active: whole.team.active === null ? null : Math.max(0, whole.team.active - (part.team?.active ?? 0)),
  },
});
