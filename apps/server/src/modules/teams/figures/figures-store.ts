import type { Transaction } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';
import { FIGURES, type Figures } from '../types.ts';

/** The line that an account had on a business day, in a statement. */
export type LineOn = (
  account: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
) => RawBuilder<readonly bigint[]>;

export interface TeamsMark {
  /** The last change of play that is summed. */
  readonly counted: bigint;
  /** Everything of transactions below is summed. */
  readonly watermark: bigint;
  /** Every transaction below has ended. */
  readonly horizon: bigint;
}

/** Takes the turn of summing, or of moving a team from one sum to another. */
export const lockMark = async (tx: Transaction): Promise<TeamsMark> => {
  const { rows } = await sql<TeamsMark>`
    select counted, watermark, pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon
    from teams_mark for update`.execute(tx);
  const [mark] = rows;
  if (mark === undefined) throw new Error('the row of teams_mark is gone');
  return mark;
};

export const updateMark = async (
  tx: Transaction,
  { counted, watermark }: Pick<TeamsMark, 'counted' | 'watermark'>,
): Promise<void> => {
  await sql`update teams_mark set counted = ${counted}, watermark = ${watermark}`.execute(tx);
};

const COLUMNS = sql.join(FIGURES.map((figure) => sql.ref(figure)));
const SUMS = sql.join(FIGURES.map((figure) => sql`sum(${sql.ref(figure)})::bigint as ${sql.ref(figure)}`));

const added = (table: string): RawBuilder<unknown> =>
  sql.join(
    FIGURES.map(
      (figure) => sql`${sql.ref(figure)} = ${sql.ref(`${table}.${figure}`)} + excluded.${sql.ref(figure)}`,
    ),
  );

/** Stands above everybody, so that what all came to is summed as what a team came to. */
export const EVERYBODY = 0n;

/** Who stood above an account on a day, and above them all everybody. */
const above = (line: RawBuilder<readonly bigint[]>): RawBuilder<unknown> =>
  sql`unnest(array_prepend(${EVERYBODY}::bigint, trim_array(${line}, 1)))`;

/** A business day and the lines that accounts had on it. */
interface LinedDay {
  readonly day: string;
  readonly lineOn: LineOn;
}

/** An account that was not active on a day before, or is not any more. */
export interface Turn {
  readonly accountId: bigint;
  readonly isActive: boolean;
}

/**
 * Adds what a day brought to accounts, each of which stands once among them, and to every account that stood above them on
 * it. Answers whom it has made active, or no longer.
 */
export const addToDay = async (
  tx: Transaction,
  { day, lineOn }: LinedDay,
  changes: readonly { accountId: bigint; figures: Figures }[],
): Promise<Turn[]> => {
  const values = sql.join(
    FIGURES.map((figure) => sql`${changes.map(({ figures }) => figures[figure])}::bigint[]`),
  );
  const { rows } = await sql<Turn>`
    with change as (
      select * from unnest(${changes.map(({ accountId }) => accountId)}::bigint[], ${values})
        as c (account_id, ${COLUMNS})
    ), own as (
      insert into teams_member_day as m (account_id, day, ${COLUMNS})
      select account_id, ${day}::date, ${COLUMNS} from change order by account_id
      on conflict (account_id, day) do update set ${added('m')}
      returning account_id, valid
    ), team as (
      insert into teams_day as t (account_id, day, ${COLUMNS})
      select above, ${day}::date, ${SUMS} from change c
      cross join lateral ${above(lineOn(sql`c.account_id`, sql`${day}::date`))} above
      group by above order by above
      on conflict (account_id, day) do update set ${added('t')}
    )
    select o.account_id as "accountId", o.valid > 0 as "isActive"
    from own o join change c using (account_id)
    where (o.valid > 0) <> (o.valid - c.valid > 0)`.execute(tx);
  return rows;
};

/**
 * Counts who became active on a day, or no longer is, for every account above: once under the day on which each was
 * active before, and the day on which each was active next has this one before it.
 */
export const addActive = async (
  tx: Transaction,
  { day, lineOn }: LinedDay,
  turns: readonly Turn[],
): Promise<void> => {
  await sql`
    with turn as (
      select * from unnest(${turns.map(({ accountId }) => accountId)}::bigint[],
                           ${turns.map(({ isActive }) => (isActive ? 1 : -1))}::integer[]) as t (account_id, n)
    ), neighbours as (
      select account_id, n,
             coalesce((select max(day) from teams_member_day m
                       where m.account_id = t.account_id and m.day < ${day}::date and m.valid > 0),
                      '-infinity') as before,
             (select min(day) from teams_member_day m
              where m.account_id = t.account_id and m.day > ${day}::date and m.valid > 0) as next
      from turn t
    ), move as (
      select account_id, ${day}::date as day, before, n from neighbours
      union all select account_id, next, before, -n from neighbours where next is not null
      union all select account_id, next, ${day}::date, n from neighbours where next is not null
    )
    insert into teams_active as a (account_id, day, before, members)
    select above, day, before, sum(n) from move v
    cross join lateral ${above(lineOn(sql`v.account_id`, sql`v.day`))} above
    group by above, day, before having sum(n) <> 0 order by above, day, before
    on conflict (account_id, day, before) do update set members = a.members + excluded.members`.execute(tx);
};

/** Notes the day of the first deposit of accounts that have none yet; answers who they are. */
export const insertFirstDeposits = async (
  tx: Transaction,
  deposits: readonly { accountId: bigint; day: string }[],
): Promise<Set<bigint>> => {
  const { rows } = await sql<{ id: bigint }>`
    insert into teams_first_deposit (account_id, day)
    select * from unnest(${deposits.map(({ accountId }) => accountId)}::bigint[],
                         ${deposits.map(({ day }) => day)}::date[])
    on conflict do nothing returning account_id as id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
};

/** Forgets what postings came to: a restored database counts its transactions anew. */
export const forgetPosted = async (tx: Transaction): Promise<void> => {
  const posted = FIGURES.filter((figure) => !['stake', 'payout', 'valid'].includes(figure));
  const zeros = sql.join(posted.map((figure) => sql`${sql.ref(figure)} = 0`));
  await sql`update teams_member_day set ${zeros}`.execute(tx);
  await sql`update teams_day set ${zeros}`.execute(tx);
  await sql`update teams_standing set balance = 0, own_balance = 0`.execute(tx);
  await sql`delete from teams_first_deposit`.execute(tx);
};
