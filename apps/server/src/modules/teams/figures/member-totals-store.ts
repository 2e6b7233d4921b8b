import type { Database } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';

type Account = RawBuilder<unknown>;

/** Whether an account had valid bet on a business day or later, in a statement. */
export const playedSince = (account: Account, day: string): RawBuilder<boolean> => sql`(${account} in (
  select account_id from teams_member_day where day >= ${day}::date and valid > 0))`;

/** Whether an account ever had valid bet, and none on a business day or later, in a statement. */
export const restsSince = (account: Account, day: string): RawBuilder<boolean> => sql`(
  exists (select from teams_member_day where account_id = ${account} and day < ${day}::date and valid > 0)
  and not exists (select from teams_member_day where account_id = ${account} and day >= ${day}::date and valid > 0))`;

/** Whether no deposit was ever credited to an account, in a statement. */
export const neverDeposited = (account: Account): RawBuilder<boolean> =>
  sql`not exists (select from teams_first_deposit where account_id = ${account})`;

/** What an account came to alone, since there are figures. */
export interface MemberTotals {
  readonly deposits: bigint;
  readonly withdrawals: bigint;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly lastPlayed: string | null;
}

/** The totals of accounts; one that came to nothing is left out. */
export const selectMemberTotals = async (
  db: Database,
  ids: readonly bigint[],
): Promise<Map<bigint, MemberTotals>> => {
  const { rows } = await sql<MemberTotals & { id: bigint }>`
    select account_id as id, sum(deposits)::bigint as deposits, sum(withdrawals)::bigint as withdrawals,
           sum(stake)::bigint as stake, sum(payout)::bigint as payout,
           max(day) filter (where valid > 0)::text as "lastPlayed"
    from teams_member_day where account_id = any (${ids}::bigint[]) group by 1`.execute(db.kysely);
  return new Map(rows.map(({ id, ...totals }) => [id, totals]));
};
