import { type RawBuilder, sql } from 'kysely';

/** Who stands below nobody and has no row in the tree: whoever has an account has a code to invite by. */
const ALONE = sql`
  select account_id as account, array[account_id] as line from agents_invite_code c
  where not exists (select from agents_member m where m.account_id = c.account_id)`;

export const selectLinesNow = (): RawBuilder<unknown> => sql`(
  select account_id as account, line from agents_member union all ${ALONE}
)`;

export const selectLinesOn = (day: string): RawBuilder<unknown> => sql`(
  select m.account_id as account, coalesce(p.line, m.line) as line
  from agents_member m
  left join (
    select distinct on (account_id) account_id, line from agents_past_line
    where last_day >= ${day}::date order by account_id, last_day
  ) p on p.account_id = m.account_id
  union all ${ALONE}
)`;

export const selectLineOn = (
  account: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): RawBuilder<readonly bigint[]> => sql`agents_line_on(${account}, ${day})`;

export const selectLineNow = (account: RawBuilder<unknown>): RawBuilder<readonly bigint[]> =>
  sql`agents_line(${account})`;
