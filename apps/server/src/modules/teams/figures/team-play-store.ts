import type { Database, Transaction } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';
import type { Days, Play } from '../types.ts';
import type { LineOn } from './figures-store.ts';

const at = (on: Database | Transaction) => ('pool' in on ? on.kysely : on);

/** Changes of play, rows (account, day, stake, payout, valid), and the lines that accounts had on those days. */
interface Played {
  readonly played: RawBuilder<unknown>;
  readonly lineOn: LineOn;
}

/** What the teams of accounts, they themselves among them, have played; who played nothing is left out. */
export const sumTeamPlay = async (
  on: Database | Transaction,
  { played, lineOn }: Played,
  ids: readonly bigint[],
): Promise<Map<bigint, Play>> => {
  const { rows } = await sql<Play & { id: bigint }>`
    with played as (
      select account, day, sum(stake) as stake, sum(payout) as payout, sum(valid) as valid
      from ${played} c group by 1, 2
    )
    select id, sum(stake)::bigint as stake, sum(payout)::bigint as payout, sum(valid)::bigint as valid
    from (select unnest(${lineOn(sql`p.account`, sql`p.day`)}) as id, stake, payout, valid from played p) above
    where id = any (${ids}::bigint[]) group by 1`.execute(at(on));
  return new Map(rows.map(({ id, ...play }) => [id, play]));
};

/** How many below accounts, themselves not among them, bet so much, while they stood below them. */
export const countActive = async (
  on: Database | Transaction,
  { played, lineOn }: Played,
  { leastBet, ids }: { leastBet: bigint; ids: readonly bigint[] },
): Promise<Map<bigint, number>> => {
  const { rows } = await sql<{ id: bigint; members: number }>`
    with played as (select account, day, sum(valid) as valid from ${played} c group by 1, 2)
    select id, count(*)::integer as members from (
      select id, account
      from (select unnest(trim_array(${lineOn(sql`p.account`, sql`p.day`)}, 1)) as id, account, valid from played p) above
      where id = any (${ids}::bigint[]) group by 1, 2 having sum(valid) >= ${leastBet}
    ) active group by 1`.execute(at(on));
  return new Map(rows.map(({ id, members }) => [id, members]));
};

/** The play of business days, by the figures of accounts: rows (account, day, stake, payout, valid). */
export const playedOnDays = ({ from, to }: Days): RawBuilder<unknown> => sql`(
  select account_id as account, day, stake, payout, valid from teams_member_day
  where day between ${from}::date and ${to}::date and valid <> 0
)`;
