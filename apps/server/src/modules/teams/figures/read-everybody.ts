import type { Database } from '@hintha/platform';
import { directsOf, lineNow } from '../../agents/index.ts';
import { listDays } from '../period.ts';
import { addFigures, NO_FIGURES } from '../rules.ts';
import type { Days, Figures } from '../types.ts';
import { EVERYBODY } from './figures-store.ts';
import { topLeaders } from './standing-store.ts';
import * as store from './team-day-store.ts';

export interface Everybody {
  readonly figures: Figures;
  /** How many had valid bet on any of the days. */
  readonly active: number;
  readonly byDay: readonly { readonly day: string; readonly figures: Figures; readonly active: number }[];
}

/** What all accounts came to on each of some days and together. */
export const readEverybody = async (db: Database, days: Days): Promise<Everybody> => {
  const [rows, active, activeDays] = await Promise.all([
    store.selectTeamDays(db, EVERYBODY, days),
    store.countActiveTeam(db, EVERYBODY, days),
    store.selectActiveDays(db, EVERYBODY, days),
  ]);
  const known = new Map(rows.map((row) => [row.day, addFigures(NO_FIGURES, row)]));
  return {
    figures: [...known.values()].reduce(addFigures, NO_FIGURES),
    active: Number(active),
    byDay: listDays(days).map((day) => ({
      day,
      figures: known.get(day) ?? NO_FIGURES,
      active: Number(activeDays.get(day) ?? 0n),
    })),
  };
};

export interface TeamSum {
  readonly id: bigint;
  readonly hasTeam: boolean;
  readonly figures: Figures;
  readonly active: number;
}

/**
 * What those right below an agent came to with their teams, or those who lead a team and stand below nobody; whoever
 * brought the most gaming revenue comes first.
 */
export const listTeamSums = async (
  db: Database,
  days: Days,
  { agentId, limit }: { agentId: bigint | null; limit: number },
): Promise<TeamSum[]> => {
  const accounts = agentId === null ? topLeaders(lineNow) : directsOf(agentId);
  const found = await store.selectTeamSums(db, accounts, days, { order: 'gaming', limit, offset: 0 });
  const active = await store.countActiveTeams(
    db,
    found.map(({ id }) => id),
    days,
  );
  return found.map(({ id, hasTeam, ...figures }) => ({
    id,
    hasTeam,
    figures: addFigures(NO_FIGURES, figures),
    active: active.get(id) ?? 0,
  }));
};
