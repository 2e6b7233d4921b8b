import { sql, type RawBuilder } from 'kysely';

export const topBranches = (): RawBuilder<unknown> => sql`(
  with recursive line as (
    select account_id as wallet, upline_id as branch from agents_member
    where upline_id not in (select account_id from agents_member)
    union all
    select m.account_id, l.branch from agents_member m join line l on m.upline_id = l.wallet
  )
  select wallet, branch from line union select branch, branch from line
)`;

export const branchesBelow = (agentId: bigint): RawBuilder<unknown> => sql`(
  with recursive line as (
    select account_id as wallet, account_id as branch from agents_member where upline_id = ${agentId}
    union all
    select m.account_id, l.branch from agents_member m join line l on m.upline_id = l.wallet
  )
  select wallet, branch from line union all select ${agentId}::bigint, ${agentId}::bigint
)`;
