import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** Enough that two database sessions seldom wait for one row. */
const SLOTS = 64;

const OWN_SLOT = `pg_backend_pid() % ${SLOTS}`;

/** What an integration won for its members on a business day. */
export interface DayWin {
  readonly integration: string;
  readonly day: string;
  /** What rounds pay above their stakes by it; below zero where something was taken back. */
  readonly gain: bigint;
}

interface Parts {
  /** Whose money moved, and what their rounds came to. */
  readonly accepted: string;
  readonly rounds: string;
  /** Reads the version of the catalogue. */
  readonly catalogue: string;
  /** Whether no bet is taken. */
  readonly stopped: string;
}

/**
 * Checks what calls make of their rounds, which their own query has returned, and counts what those have won, in the
 * statement that posts it. A call that its integration may not make fails the statement: the constraint says why.
 */
export const checkRounds = ({ accepted, rounds, catalogue, stopped }: Parts): string => `
    insert into vendors_day_win as d (integration, day, slot, won)
    select j.source, $12::date, ${OWN_SLOT}, sum(j.gain)::bigint
    from (
      select c.source, case when v.objection is null
        then greatest(r.payout - r.stake, 0) - greatest(r.payout - c.payout - r.stake + c.stake, 0)
        else vendors_refuse_call(v.objection) end as gain
      from unnest($1::uuid[], $2::bigint[], $3::text[], $6::bigint[], $7::bigint[], $9::bigint[], $10::text[], $11::bigint[])
        as c (id, account_id, source, stake, payout, largest, without_bet, catalogue)
      join ${accepted} a on a.wallet = c.account_id
      left join vendors_integration i on i.code = c.source
      left join ${rounds} r on r.id = c.id
      cross join lateral (select case
        when i.active is not true then 'integration_disabled'
        when i.suspended_at is not null then 'integration_suspended'
        when c.largest is not null and ${stopped} then 'game_unavailable'
        when r.id is null then 'round_finished'
        when c.largest > i.max_bet then 'max_bet'
        when c.catalogue <> ${catalogue} then 'catalogue_changed'
        when c.payout <= 0 then null
        when (r.stake <= 0 or c.without_bet = 'promotions') and
             coalesce(c.without_bet <> all (i.wins_without_bet), i.wins_without_bet = '{}') then 'win_without_bet'
        when r.payout > i.max_win then 'max_win'
        when r.stake > 0 and r.payout > r.stake::numeric * i.max_win_times then 'max_win_times'
      end as objection) v
    ) j
    where j.gain <> 0
    group by 1 order by 1
    on conflict (integration, day, slot) do update set won = d.won + excluded.won`;

const inOwnSlot = sql.raw(OWN_SLOT);

/** Whether the session's own slot may count so much more, or has it from now on; until the transaction ends. */
export const allowWin = async (tx: Transaction, win: DayWin): Promise<boolean> => {
  const { integration, day, gain } = win;
  const { rows } = await sql`
    select from vendors_day_win
    where integration = ${integration} and day = ${day}::date and slot = ${inOwnSlot}
      and won + ${gain}::bigint <= allowed for update`.execute(tx);
  return rows.length > 0 || shareAnew(tx, win);
};

/** Shares what is left of the day's cap among the slots, what the win needs to its own; false when there is less. */
const shareAnew = async (tx: Transaction, { integration, day, gain }: DayWin): Promise<boolean> => {
  await sql`
    insert into vendors_day_win (integration, day, slot, won, allowed)
    select ${integration}, ${day}::date, slot, 0, 0 from generate_series(0, ${SLOTS - 1}) as s (slot)
    on conflict do nothing`.execute(tx);
  await sql`
    select from vendors_day_win where integration = ${integration} and day = ${day}::date
    order by slot for update`.execute(tx);
  const { numAffectedRows = 0n } = await sql`
    update vendors_day_win d
    set allowed = d.won + rest.amount / ${SLOTS} + case when d.slot = ${inOwnSlot} then ${gain}::bigint else 0 end
    from (
      select i.max_day_win - sum(w.won)::bigint - ${gain}::bigint as amount
      from vendors_integration i join vendors_day_win w on w.integration = i.code and w.day = ${day}::date
      where i.code = ${integration} group by i.code
    ) rest
    where d.integration = ${integration} and d.day = ${day}::date and rest.amount >= 0`.execute(tx);
  return numAffectedRows > 0n;
};

/** Counts what the session's slot is allowed. */
export const countWin = async (tx: Transaction, { integration, day, gain }: DayWin): Promise<void> => {
  await sql`
    insert into vendors_day_win as d (integration, day, slot, won, allowed)
    values (${integration}, ${day}, ${inOwnSlot}, ${gain}, ${gain > 0n ? null : 0n})
    on conflict (integration, day, slot) do update set won = d.won + excluded.won`.execute(tx);
};

/** What was shared out under another cap is worth nothing. */
export const withdrawAllowances = async (tx: Transaction, integration: string): Promise<void> => {
  await sql`update vendors_day_win set allowed = won where integration = ${integration}`.execute(tx);
};

/** What was won at each integration on the day; those where nothing was are left out. */
export const sumDayWins = async (on: Database | Transaction, day: string): Promise<Map<string, bigint>> => {
  const { rows } = await sql<{ integration: string; won: bigint }>`
    select integration, sum(won)::bigint as won from vendors_day_win where day = ${day}::date
    group by 1`.execute('pool' in on ? on.kysely : on);
  return new Map(rows.map(({ integration, won }) => [integration, won]));
};

export const deleteDayWins = async (db: Database, before: string): Promise<void> => {
  await sql`delete from vendors_day_win where day < ${before}::date`.execute(db.kysely);
};
