import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Link, Team } from './types.ts';

export const findAgentOf = async (on: Database | Transaction, code: string): Promise<bigint | undefined> => {
  const { rows } = await sql<{ agentId: bigint }>`
    select agent_id as "agentId" from agents_link where code = ${code}`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows[0]?.agentId;
};

export const insertMember = async (
  tx: Transaction,
  member: { accountId: bigint; uplineId: bigint; code: string; at: Date },
): Promise<void> => {
  await sql`
    insert into agents_member (account_id, upline_id, code, joined_at)
    values (${member.accountId}, ${member.uplineId}, ${member.code}, ${member.at})`.execute(tx);
};

/** Whether the code was free. */
export const insertLink = async (
  tx: Transaction,
  link: { code: string; agentId: bigint; at: Date },
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    insert into agents_link (code, agent_id, created_at) values (${link.code}, ${link.agentId}, ${link.at})
    on conflict do nothing`.execute(tx);
  return numAffectedRows > 0n;
};

export const listLinks = async (tx: Transaction, agentId: bigint): Promise<Link[]> => {
  const { rows } = await sql<Link>`
    select l.code, l.created_at as "createdAt",
           (select count(*)::int from agents_member m where m.code = l.code) as joined
    from agents_link l where l.agent_id = ${agentId} order by l.created_at, l.code`.execute(tx);
  return rows;
};

/** One look at a time at the links of an agent, so that two do not both make the first. */
export const lockLinks = async (tx: Transaction, agentId: bigint): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('agents_link:' || ${String(agentId)}, 0))`.execute(
    tx,
  );
};

export const countTeam = async (db: Database, agentId: bigint, since: Date): Promise<Team> => {
  const { rows } = await sql<Team>`
    with recursive team as (
      select account_id, joined_at, 1 as depth from agents_member where upline_id = ${agentId}
      union all
      select m.account_id, m.joined_at, t.depth + 1 from agents_member m join team t on m.upline_id = t.account_id
    )
    select count(*)::int as members,
           (count(*) filter (where depth = 1))::int as direct,
           (count(*) filter (where joined_at >= ${since}))::int as joined,
           (count(*) filter (where depth = 1 and joined_at >= ${since}))::int as "joinedDirect"
    from team`.execute(db.kysely);
  const [team] = rows;
  if (team === undefined) throw new Error('a count has one row');
  return team;
};
