import type { Money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { Receiver } from './types.ts';

/** Whether the channel had no receiver of that number. */
export const insertReceiver = async (
  tx: Transaction,
  channelId: string,
  { name, number, dailyCap }: Receiver,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into payments_receiver (channel_id, name, number, daily_cap)
    values (${channelId}, ${name}, ${number}, ${dailyCap})
    on conflict (channel_id, number) do nothing`.execute(tx);
  return numAffectedRows === 1n;
};

export interface WaitingReceiver {
  readonly id: bigint;
  /** What it may still take today. */
  readonly room: Money;
}

/** The healthy receivers of a channel in their turn; what is counted against a cap are the orders in `states`. */
export const selectReceivers = async (
  tx: Transaction,
  channelId: string,
  since: Date,
  states: readonly string[],
): Promise<WaitingReceiver[]> => {
  const { rows } = await sql<WaitingReceiver>`
    select r.id, (r.daily_cap - coalesce((
             select sum(d.pay_amount) from payments_deposit d
             where d.receiver_id = r.id and d.created_at >= ${since} and d.state = any(${states}::text[])
           ), 0))::bigint as room
    from payments_receiver r where r.channel_id = ${channelId} and r.healthy
    order by r.turn, r.id`.execute(tx);
  return rows;
};

/** The receiver goes to the end of the row. */
export const turnReceiver = async (tx: Transaction, id: bigint): Promise<void> => {
  await sql`
    update payments_receiver set turn = nextval('payments_receiver_turn') where id = ${id}`.execute(tx);
};

/** Holds a receiver until the transaction ends: what comes in and who claims it meet one at a time. */
export const lockReceiver = async (tx: Transaction, id: bigint): Promise<boolean> => {
  const { rows } = await sql`
    select id from payments_receiver where id = ${id} for no key update`.execute(tx);
  return rows.length > 0;
};

/** Whether there is such a receiver; the health is set. */
export const updateHealth = async (tx: Transaction, id: bigint, healthy: boolean): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update payments_receiver set healthy = ${healthy} where id = ${id}`.execute(tx);
  return numAffectedRows === 1n;
};

export interface KnownReceiver extends Receiver {
  readonly id: bigint;
  readonly channelId: string;
  readonly healthy: boolean;
  /** What the orders in `states` since an instant have asked of it. */
  readonly taken: Money;
}

/** The receivers of every channel, healthy or not. */
export const selectEveryReceiver = async (
  db: Database,
  since: Date,
  states: readonly string[],
): Promise<KnownReceiver[]> => {
  const { rows } = await sql<KnownReceiver>`
    select r.id, r.channel_id as "channelId", r.name, r.number, r.daily_cap as "dailyCap", r.healthy,
           coalesce((
             select sum(d.pay_amount) from payments_deposit d
             where d.receiver_id = r.id and d.created_at >= ${since} and d.state = any(${states}::text[])
           ), 0)::bigint as taken
    from payments_receiver r order by r.channel_id, r.id`.execute(db.kysely);
  return rows;
};
