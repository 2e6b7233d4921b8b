import type { AppContext } from '../../../app-context.ts';
import { directsOf, joinedSince, lineNow } from '../../agents/index.ts';
import { accountsSeenSince } from '../../identity/index.ts';
import * as store from '../figures/team-day-store.ts';
import { countJoinedBelow, countOnline, selectStandings } from '../figures/standing-store.ts';
import { daysAsked, listDays } from '../period.ts';
import { addFigures, NO_FIGURES } from '../rules.ts';
import type { Days, Figures } from '../types.ts';

/** Who made a call in the last five minutes is on the site. */
const ONLINE_MS = 5 * 60_000;

/** Who is on the site at a moment: rows (account). */
export const accountsOnline = (now: Date) => accountsSeenSince(new Date(now.getTime() - ONLINE_MS));

interface DayOfTeam {
  readonly day: string;
  readonly figures: Figures;
  readonly active: number;
  readonly joined: number;
}

export interface Team {
  readonly days: Days;
  readonly figures: Figures;
  readonly active: number;
  readonly joined: number;
  readonly members: number;
  readonly direct: number;
  readonly online: number;
  readonly balance: bigint;
  readonly byDay: readonly DayOfTeam[];
}

export interface TeamQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly scope: 'team' | 'direct';
}

/** What an agent's team came to, all of it or those right below it, and who belongs to it now. */
export const readTeam = async (ctx: AppContext, agentId: bigint, query: TeamQuery): Promise<Team> => {
  const { db, clock } = ctx;
  const days = daysAsked(query, clock.now());
  const seen = accountsOnline(clock.now());
  const [{ rows, active, activeDays }, standings, online] = await Promise.all([
    query.scope === 'team' ? readWhole(ctx, agentId, days) : readDirect(ctx, agentId, days),
    selectStandings(db, [agentId]),
    countOnline(db, { seen, lineNow }, agentId),
  ]);
  const byDay = listDays(days).map((day) => {
    const row = rows.get(day) ?? { ...NO_FIGURES, joined: 0n };
    return { day, figures: row, joined: Number(row.joined), active: Number(activeDays.get(day) ?? 0n) };
  });
  const standing = standings.get(agentId);
  return {
    days,
    figures: byDay.map(({ figures }) => figures).reduce(addFigures, NO_FIGURES),
    active: Number(active),
    joined: byDay.reduce((sum, { joined }) => sum + joined, 0),
    members: Number(standing?.members ?? 0n),
    direct: Number(standing?.direct ?? 0n),
    online,
    balance: (standing?.balance ?? 0n) + (standing?.ownBalance ?? 0n),
    byDay,
  };
};

interface Read {
  readonly rows: ReadonlyMap<string, Figures & { readonly joined: bigint }>;
  readonly active: bigint;
  readonly activeDays: ReadonlyMap<string, bigint>;
}

const readWhole = async ({ db }: AppContext, agentId: bigint, days: Days): Promise<Read> => {
  const [rows, active, activeDays] = await Promise.all([
    store.selectTeamDays(db, agentId, days),
    store.countActiveTeam(db, agentId, days),
    store.selectActiveDays(db, agentId, days),
  ]);
  return { rows: new Map(rows.map((row) => [row.day, row])), active, activeDays };
};

const readDirect = async ({ db }: AppContext, agentId: bigint, days: Days): Promise<Read> => {
  const direct = directsOf(agentId);
  const [rows, active, activeDays, joined] = await Promise.all([
    store.selectMemberDays(db, direct, days),
    store.countActiveAmong(db, direct, days),
    store.selectActiveDaysAmong(db, direct, days),
    countJoinedBelow(db, joinedSince(0n), { id: agentId, days }),
  ]);
  const figures = new Map<string, Figures>(rows.map((row) => [row.day, row]));
  const byDay = listDays(days).map(
    (day) => [day, { ...(figures.get(day) ?? NO_FIGURES), joined: joined.get(day) ?? 0n }] as const,
  );
  return { rows: new Map(byDay), active, activeDays };
};
