import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { type RawBuilder, sql } from 'kysely';
import type { Deposit, Move, NewDeposit } from './types.ts';

/** A deposit with its channel and its receiver; what goes on with `where` speaks of `d`. */
export const DEPOSIT = sql`
  select d.id, d.account_id as "accountId", d.channel_id as "channelId", c.name as "channelName", c.type,
         c.qr_template as "qrTemplate", c.fee_ppm as "feePpm", d.request_id as "requestId", d.asked,
         d.pay_amount as "payAmount", d.currency, d.receiver_id as "receiverId", r.name as "receiverName",
         r.number as "receiverNumber", d.state, d.reason, d.txn_tail as "txnTail", d.payee_name as "payeeName",
         d.pay_url as "payUrl", d.credited, d.created_at as "createdAt",
         d.expires_at as "expiresAt", c.coin as "coinCurrency", d.coin_amount as "coinAmount",
         d.coin_rate as "coinRate", d.coin_rate_until as "coinRateUntil", a.address as "coinAddress",
         t.seen as "coinsSeen", t.confirmations,
         array(select s.picture_id from payments_slip s where s.deposit_id = d.id order by s.at, s.picture_id) as slips
  from payments_deposit d
  join payments_channel c on c.id = d.channel_id
  left join payments_receiver r on r.id = d.receiver_id
  left join payments_coin_address a on a.channel_id = d.channel_id and a.account_id = d.account_id
  left join lateral (
    select coalesce(sum(amount), 0)::bigint as seen,
           coalesce((array_agg(confirmations order by id desc))[1], 0) as confirmations
    from payments_coin_transfer
    where c.coin is not null and account_id = d.account_id and channel_id = d.channel_id
      and (deposit_id = d.id
           or deposit_id is null and d.state in ('CREATED', 'AWAITING', 'REVIEW'))) t on true`;

const find = async (on: Database | Transaction, rest: RawBuilder<unknown>): Promise<Deposit | undefined> => {
  const { rows } = await sql<Deposit>`${DEPOSIT} ${rest}`.execute('pool' in on ? on.kysely : on);
  return rows[0];
};

/** Whoever orders waits for the other orders of the same account, so that the limits of a day hold. */
export const lockDepositor = async (tx: Transaction, accountId: bigint): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('payments.deposits', ${accountId}))`.execute(tx);
};

export const insertDeposit = async (tx: Transaction, deposit: NewDeposit): Promise<bigint> => {
  const { accountId, channelId, requestId, asked, place, coin, currency, state, createdAt, expiresAt } =
    deposit;
  const { rows } = await sql<{ id: bigint }>`
    insert into payments_deposit
      (account_id, channel_id, request_id, asked, pay_amount, surcharge, currency, receiver_id, state, created_at,
       expires_at, coin_amount, coin_rate, coin_rate_until)
    values
      (${accountId}, ${channelId}, ${requestId}, ${asked}, ${place.payAmount}, ${place.surcharge}, ${currency},
       ${place.receiverId}, ${state}, ${createdAt}, ${expiresAt},
       ${coin?.amount ?? null}, ${coin?.rate ?? null}, ${coin?.until ?? null})
    returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a deposit was not written');
  return row.id;
};

export const findDeposit = (on: Database | Transaction, id: bigint): Promise<Deposit | undefined> =>
  find(on, sql`where d.id = ${id}`);

export const findRequested = (
  tx: Transaction,
  accountId: bigint,
  requestId: string,
): Promise<Deposit | undefined> =>
  find(tx, sql`where d.account_id = ${accountId} and d.request_id = ${requestId}`);

/** The deposit, held until the transaction ends. */
export const lockDeposit = (tx: Transaction, id: bigint): Promise<Deposit | undefined> =>
  find(tx, sql`where d.id = ${id} for no key update of d`);

export const findOpenDeposit = (
  tx: Transaction,
  accountId: bigint,
  channelId: string,
  open: readonly string[],
): Promise<Deposit | undefined> =>
  find(
    tx,
    sql`where d.account_id = ${accountId} and d.channel_id = ${channelId} and d.state = any(${open}::text[])`,
  );

export const selectDeposits = async (
  db: Database,
  accountId: bigint,
  limit: number,
  offset: number,
): Promise<Deposit[]> => {
  const { rows } = await sql<Deposit>`
    ${DEPOSIT} where d.account_id = ${accountId} order by d.id desc limit ${limit} offset ${offset}`.execute(
    db.kysely,
  );
  return rows;
};

export const countDeposits = async (db: Database, accountId: bigint): Promise<number> => {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from payments_deposit where account_id = ${accountId}`.execute(db.kysely);
  return Number(rows[0]?.count ?? 0);
};

/** How many orders the account made since then, and what those in the states come to. */
export const sumOrdered = async (
  tx: Transaction,
  accountId: bigint,
  since: Date,
  states: readonly string[],
): Promise<{ orders: number; total: Money }> => {
  const { rows } = await sql<{ orders: bigint; total: Money }>`
    select count(*) as orders, coalesce(sum(asked) filter (where state = any(${states}::text[])), 0)::bigint as total
    from payments_deposit where account_id = ${accountId} and created_at >= ${since}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a sum without a row');
  return { orders: Number(row.orders), total: row.total };
};

/** What came by card since then and was not taken back, and when the first of it did. */
export const sumCardCredits = async (
  tx: Transaction,
  accountId: bigint,
  since: Date,
): Promise<{ total: Money; firstAt: Date | null }> => {
  const { rows } = await sql<{ total: Money; firstAt: Date | null }>`
    select coalesce(sum(d.credited), 0)::bigint as total, min(d.settled_at) as "firstAt"
    from payments_deposit d join payments_channel c on c.id = d.channel_id
    where d.account_id = ${accountId} and d.state = 'CREDITED' and d.settled_at > ${since}
      and c.type = 'CARD'`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a sum without a row');
  return row;
};

/** What QR orders of a receiver use: of open ones, and of those made since then. */
export const selectUsedAmounts = async (
  tx: Transaction,
  receiverId: bigint,
  since: Date,
  open: readonly string[],
): Promise<bigint[]> => {
  const { rows } = await sql<{ amount: bigint }>`
    select pay_amount as amount from payments_deposit
    where receiver_id = ${receiverId} and surcharge is not null
      and (created_at > ${since} or state = any(${open}::text[]))`.execute(tx);
  return rows.map(({ amount }) => amount);
};

const NO_CREDIT = { paid: null, fee: null, credited: null };
const UNCHANGED = { reason: null, txnTail: null, payeeName: null, payUrl: null, credit: NO_CREDIT };

export const updateDeposit = async (tx: Transaction, id: bigint, move: Move, at: Date): Promise<void> => {
  const { to, reason, txnTail, payeeName, payUrl, credit } = { ...UNCHANGED, ...move };
  await sql`
    update payments_deposit
    set state = ${to}, reason = ${reason}, txn_tail = coalesce(${txnTail}, txn_tail),
        payee_name = coalesce(${payeeName}, payee_name), pay_url = coalesce(${payUrl}, pay_url),
        paid = coalesce(${credit.paid}, paid), fee = coalesce(${credit.fee}, fee),
        credited = coalesce(${credit.credited}, credited),
        settled_at = ${at}
    where id = ${id}`.execute(tx);
};

/** Ends those whose time is out, of one account or of everybody; what moves on meanwhile stays. */
export const updateExpired = async (
  on: Database | Transaction,
  at: Date,
  accountId: bigint | null = null,
): Promise<void> => {
  await sql`
    update payments_deposit set state = 'EXPIRED', settled_at = ${at}
    where state in ('CREATED', 'AWAITING') and expires_at <= ${at}
      and (${accountId}::bigint is null or account_id = ${accountId})`.execute('pool' in on ? on.kysely : on);
};

/** Counts one question to the provider of each order that is due for its next, and answers whose they are. */
export const takeDueQuestions = async (
  tx: Transaction,
  afterMs: readonly number[],
  at: Date,
): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    update payments_deposit set asks = asks + 1
    where state in ('AWAITING', 'EXPIRED') and (pay_url is not null or coin_amount is not null) and asks < ${afterMs.length}
      and expires_at + (${afterMs}::int[])[asks + 1] * interval '1 millisecond' <= ${at}
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
};

export const insertSlip = async (
  tx: Transaction,
  depositId: bigint,
  pictureId: string,
  at: Date,
): Promise<void> => {
  await sql`
    insert into payments_slip (picture_id, deposit_id, at) values (${pictureId}, ${depositId}, ${at})`.execute(
    tx,
  );
};

/** Whether staff has to look at the picture: a slip of a deposit, or one that shows that a part has not arrived. */
export const isShown = async (db: Database, pictureId: string): Promise<boolean> => {
  const { rows } = await sql`
    select from payments_slip where picture_id = ${pictureId}
    union all
    select from payments_payout where proof = ${pictureId} or slip = ${pictureId}
    limit 1`.execute(db.kysely);
  return rows.length > 0;
};
