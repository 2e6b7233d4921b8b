import type { Database } from '@hintha/platform';
import { sql } from 'kysely';
import type { Fight, FightState } from '../types.ts';
import { FIGHT_COLUMNS, FROM_FIGHTS } from './fight-store.ts';

export interface FightFilter {
  readonly arena?: string | undefined;
  readonly state?: FightState | undefined;
  /** The day of the card, as its code has it: 20260115. */
  readonly day?: string | undefined;
}

const matching = ({ arena, state, day }: FightFilter) => sql`
  (${arena ?? null}::text is null or e.arena = ${arena ?? null})
  and (${state ?? null}::text is null or f.state = ${state ?? null})
  and (${day ?? null}::text is null or left(e.code, 8) = ${day ?? null})`;

const IS_ON = sql.raw(`f.state not in ('UPCOMING', 'SETTLED', 'CANCELLED')`);

/** A page of fights: those that are on first, then by their card, the latest first; and how many there are. */
export const listAdminFights = async (
  db: Database,
  filter: FightFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly fights: Fight[]; readonly total: number }> => {
  const { rows } = await sql<Fight>`
    select ${FIGHT_COLUMNS} ${FROM_FIGHTS} where ${matching(filter)}
    order by ${IS_ON} desc, e.code desc, f.state = 'UPCOMING', f.number desc, f.id
    limit ${limit} offset ${offset}`.execute(db.kysely);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total ${FROM_FIGHTS} where ${matching(filter)}`.execute(db.kysely);
  return { fights: rows, total: counted[0]?.total ?? 0 };
};
