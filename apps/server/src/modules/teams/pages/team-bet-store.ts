import type { Database } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';
import type { LineOn } from '../figures/figures-store.ts';
import type { LineNow } from '../figures/standing-store.ts';

/** What changed of a bet by its being decided, or decided anew. */
export interface TeamChange {
  readonly seq: bigint;
  readonly betId: string;
  readonly accountId: bigint;
  readonly source: string;
  readonly gameId: string;
  readonly category: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly valid: bigint;
  readonly at: Date;
}

interface ChangesQuery {
  readonly id: bigint;
  /** Below whom the account of a bet stood when it was decided. */
  readonly agentId: bigint;
  /** Whether the account alone is asked for, or its team, and whether that is small. */
  readonly size: 'one' | 'few' | 'many';
  readonly from: Date;
  readonly to: Date;
  readonly category: string | null;
  readonly before: bigint | null;
  readonly limit: number;
}

interface Relations {
  /** Rows (seq, bet_id, account, source, game, category, stake, payout, valid, at, day). */
  readonly changes: RawBuilder<unknown>;
  readonly lineNow: LineNow;
  readonly lineOn: LineOn;
  /** The account and everybody below it, or those right below it: rows (account). */
  readonly team: RawBuilder<unknown>;
}

/** Changes of the bets of a team, the latest first. */
export const selectTeamChanges = async (
  db: Database,
  { changes, lineNow, lineOn, team }: Relations,
  { id, agentId, size, from, to, category, before, limit }: ChangesQuery,
): Promise<TeamChange[]> => {
  const matching = sql`
    c.at >= ${from} and c.at < ${to} and (${category}::text is null or c.category = ${category})
    and (${before}::bigint is null or c.seq < ${before})
    and ${agentId} = any (${lineOn(sql`c.account`, sql`c.day`)})`;
  const each = sql`
    ${team} m
    cross join lateral (
      select * from ${changes} c where c.account = m.account and ${matching} order by seq desc limit ${limit}
    ) c`;
  const source = {
    one: sql`${changes} c where c.account = ${id} and ${matching}`,
    few: sql`${each}`,
    many: sql`${changes} c where ${matching} and ${id} = any (${lineNow(sql`c.account`)})`,
  }[size];
  const { rows } = await sql<TeamChange>`
    select c.seq, c.bet_id as "betId", c.account as "accountId", c.source, c.game as "gameId", c.category, c.stake,
           c.payout, c.valid, c.at
    from ${source} order by c.seq desc limit ${limit}`.execute(db.kysely);
  return rows;
};
