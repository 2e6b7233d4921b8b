import type { Database, Transaction } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';

const at = (on: Database | Transaction) => ('pool' in on ? on.kysely : on);

export const findReckoned = async (on: Database | Transaction): Promise<string | null> => {
  const { rows } = await sql<{ day: string | null }>`
    select max(day)::text as day from rebates_day`.execute(at(on));
  return rows[0]?.day ?? null;
};

/** Whether the day was not reckoned before: whoever is answered that does it, in this transaction. */
export const insertDay = async (tx: Transaction, day: string, now: Date): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    insert into rebates_day (day, reckoned_at) values (${day}::date, ${now}) on conflict do nothing`.execute(
    tx,
  );
  return numAffectedRows > 0n;
};

/** What a member bet of a category on a day, and what corrections of days before have taken. */
export interface Sum {
  readonly memberId: bigint;
  readonly category: string;
  readonly valid: bigint;
}

/** Changes of play, rows (account, category, valid), of the categories that bring rebates, under the names of their rates. */
export const ratedPlay = (
  played: RawBuilder<unknown>,
  rated: Readonly<Record<string, string>>,
): RawBuilder<unknown> => sql`(
  select p.account, r.rate as category, p.valid from ${played} p
  join unnest(${Object.keys(rated)}::text[], ${Object.values(rated)}::text[]) r (category, rate)
    on r.category = p.category
)`;

/** What members bet, by category, of changes of play: rows (account, category, valid). A page of members by their ids. */
export const sumPlayed = async (
  tx: Transaction,
  played: RawBuilder<unknown>,
  { after, limit }: { after: bigint; limit: number },
): Promise<Sum[]> => {
  const { rows } = await sql<Sum>`
    with page as (
      select account, category, sum(valid) as valid from ${played} p
      where account > ${after} and account <= coalesce((
        select max(account) from (
          select distinct account from ${played} q where account > ${after} order by account limit ${limit}
        ) few), 0)
      group by 1, 2
    )
    select p.account as "memberId", p.category, (p.valid + coalesce(c.valid, 0))::bigint as valid
    from page p left join rebates_carry c on c.member_id = p.account and c.category = p.category
    order by 1, 2`.execute(tx);
  return rows;
};

/** The same with the accounts that stand above the member and the rate of each, from the top downwards. */
export interface Played extends Sum {
  readonly line: readonly bigint[];
  readonly rates: readonly number[];
}

interface Lines {
  readonly day: string;
  /** Rows (account, category, rate). */
  readonly rates: RawBuilder<unknown>;
  /** The line that an account had on a business day, in a statement. */
  readonly lineOn: (account: RawBuilder<unknown>, day: RawBuilder<unknown>) => RawBuilder<readonly bigint[]>;
}

export const addLines = async (
  tx: Transaction,
  { day, rates, lineOn }: Lines,
  sums: readonly Sum[],
): Promise<Played[]> => {
  const { rows } = await sql<Played>`
    select s.account as "memberId", s.category, s.valid, l.line,
           array(select coalesce(r.rate, 0) from unnest(l.line) with ordinality a (account, place)
                 left join ${rates} r on r.account = a.account and r.category = s.category
                 order by a.place)::integer[] as rates
    from unnest(${sums.map(({ memberId }) => memberId)}::bigint[],
                ${sums.map(({ category }) => category)}::text[],
                ${sums.map(({ valid }) => valid)}::bigint[]) s (account, category, valid)
    cross join lateral (select ${lineOn(sql`s.account`, sql`${day}::date`)} as line) l`.execute(tx);
  return rows;
};

/** Writes what corrections have taken of some members' play in place of what was carried before. */
export const replaceCarries = async (tx: Transaction, played: readonly Sum[]): Promise<void> => {
  const rows = sql`unnest(
    ${played.map(({ memberId }) => memberId)}::bigint[], ${played.map(({ category }) => category)}::text[],
    ${played.map(({ valid }) => valid)}::bigint[]) as p (member_id, category, valid)`;
  await sql`
    delete from rebates_carry c using ${rows}
    where c.member_id = p.member_id and c.category = p.category`.execute(tx);
  await sql`insert into rebates_carry select * from ${rows} where p.valid < 0`.execute(tx);
};

export interface Share {
  readonly accountId: bigint;
  readonly memberId: bigint;
  readonly category: string;
  readonly valid: bigint;
  readonly rate: number;
  /** Of the account right below; null for the member itself. */
  readonly below: number | null;
  readonly amount: bigint;
}

export const insertShares = async (tx: Transaction, day: string, shares: readonly Share[]): Promise<void> => {
  await sql`
    insert into rebates_share (day, account_id, member_id, category, valid, rate, below, amount)
    select ${day}::date, * from unnest(
      ${shares.map(({ accountId }) => accountId)}::bigint[], ${shares.map(({ memberId }) => memberId)}::bigint[],
      ${shares.map(({ category }) => category)}::text[], ${shares.map(({ valid }) => valid)}::bigint[],
      ${shares.map(({ rate }) => rate)}::integer[], ${shares.map(({ below }) => below)}::integer[],
      ${shares.map(({ amount }) => amount)}::bigint[])`.execute(tx);
};

/** Makes one payment a day and account of its shares. */
export const insertPayments = async (tx: Transaction, day: string): Promise<void> => {
  await sql`
    insert into rebates_payment (day, account_id, own, team)
    select day, account_id, coalesce(sum(amount) filter (where below is null), 0),
           coalesce(sum(amount) filter (where below is not null), 0)
    from rebates_share where day = ${day}::date group by 1, 2`.execute(tx);
};

export interface Payment {
  readonly day: string;
  readonly accountId: bigint;
  readonly own: bigint;
  readonly team: bigint;
}

const PAYMENT = sql`day::text as day, account_id as "accountId", own, team`;

/** What is not paid yet, the oldest first, from behind one of them. */
export const listUnpaid = async (
  db: Database,
  after: Pick<Payment, 'day' | 'accountId'> | null,
  limit: number,
): Promise<Payment[]> => {
  const { day = '2000-01-01', accountId = 0n } = after ?? {};
  const { rows } = await sql<Payment>`
    select ${PAYMENT} from rebates_payment
    where paid_at is null and (day, account_id) > (${day}::date, ${accountId}::bigint)
    order by rebates_payment.day, account_id limit ${limit}`.execute(db.kysely);
  return rows;
};

/** Whether it was not paid before. */
export const updatePaid = async (
  tx: Transaction,
  { day, accountId }: Pick<Payment, 'day' | 'accountId'>,
  now: Date,
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update rebates_payment set paid_at = ${now}
    where day = ${day}::date and account_id = ${accountId} and paid_at is null`.execute(tx);
  return numAffectedRows > 0n;
};

/** What an account was given on each of some days, paid or about to be. */
export const selectPayments = async (
  db: Database,
  accountId: bigint,
  { from, to }: { from: string; to: string },
): Promise<(Payment & { readonly paidAt: Date | null })[]> => {
  const { rows } = await sql<Payment & { paidAt: Date | null }>`
    select ${PAYMENT}, paid_at as "paidAt" from rebates_payment
    where account_id = ${accountId} and day between ${from}::date and ${to}::date
    order by rebates_payment.day desc`.execute(db.kysely);
  return rows;
};

/** What an account's payment of a day is made of, the largest shares first. */
export const selectShares = async (
  db: Database,
  { day, accountId }: Pick<Payment, 'day' | 'accountId'>,
  { limit, offset }: { limit: number; offset: number },
): Promise<(Share & { readonly total: bigint })[]> => {
  const { rows } = await sql<Share & { total: bigint }>`
    select account_id as "accountId", member_id as "memberId", category, valid, rate, below, amount,
           count(*) over () as total
    from rebates_share where day = ${day}::date and account_id = ${accountId}
    order by amount desc, member_id, category limit ${limit} offset ${offset}`.execute(db.kysely);
  return rows;
};
