import type { Database, Transaction } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';
import type { Upline } from '../types.ts';

export const insertMember = async (
  tx: Transaction,
  member: { accountId: bigint; uplineId: bigint; code: string | null; at: Date },
): Promise<void> => {
  await sql`
    insert into agents_member (account_id, upline_id, code, joined_at)
    values (${member.accountId}, ${member.uplineId}, ${member.code}, ${member.at})`.execute(tx);
};

/** Whoever stands below an account, at any depth: a span of lines. */
const isBelow = (agentId: bigint): RawBuilder<boolean> => sql`(
  line > agents_line(${agentId}) and line < agents_line(${agentId}) || 9223372036854775807)`;

const UPLINE = sql`upline_id as id, to_upline as "mayReceive"`;

export const selectUpline = async (
  on: Database | Transaction,
  accountId: bigint,
): Promise<Upline | undefined> => {
  const { rows } = await sql<Upline>`
    select ${UPLINE} from agents_member where account_id = ${accountId}`.execute(
    'pool' in on ? on.kysely : on,
  );
  return rows[0];
};

/** The same, and until the transaction ends it stays so. */
export const holdUpline = async (tx: Transaction, accountId: bigint): Promise<Upline | undefined> => {
  const { rows } = await sql<Upline>`
    select ${UPLINE} from agents_member where account_id = ${accountId} for share`.execute(tx);
  return rows[0];
};

/** Whether there is somebody above. */
export const updateToUpline = async (tx: Transaction, accountId: bigint, on: boolean): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update agents_member set to_upline = ${on} where account_id = ${accountId}`.execute(tx);
  return numAffectedRows > 0n;
};

export const topBranches = (): RawBuilder<unknown> => sql`(
  select account_id as wallet, line[1] as branch from agents_member
  union select line[1], line[1] from agents_member
)`;

export const branchesBelow = (agentId: bigint): RawBuilder<unknown> => sql`(
  select account_id as wallet, line[cardinality(agents_line(${agentId})) + 1] as branch from agents_member
  where ${isBelow(agentId)}
  union all select ${agentId}::bigint, ${agentId}::bigint
)`;

/** How many accounts were opened right below an agent by hand since an instant. */
export const countOpened = async (tx: Transaction, agentId: bigint, since: Date): Promise<number> => {
  const { rows } = await sql<{ opened: number }>`
    select count(*)::int as opened from agents_member
    where upline_id = ${agentId} and code is null and joined_at >= ${since}`.execute(tx);
  return rows[0]?.opened ?? 0;
};
