import { sql } from 'kysely';
import type { Money } from '@hintha/money';
import type { Database } from '@hintha/platform';
import type { PlayBusinessError } from '../wire.ts';
import { COLUMNS } from './store.ts';
import type { StoredRound } from './types.ts';

// Every change below names the state it starts from, so that of two who would end a round only one does. Each
// answers the round as it is then, or undefined when another was first.

export interface Settled {
  readonly balance: Money;
  readonly operatorRound: string;
  readonly at: Date;
}

/** The operator has taken the stake and paid the win. */
export const settle = async (db: Database, id: string, { balance, operatorRound, at }: Settled) => {
  const { rows } = await sql<StoredRound>`
    update studio_round r
    set state = 'settled', balance = ${balance}, operator_round = ${operatorRound}, closed_at = ${at}
    where id = ${id} and state = 'pending'
    returning ${COLUMNS}`.execute(db.kysely);
  return rows[0];
};

export interface BusinessError {
  readonly reason: PlayBusinessError;
  readonly balance: Money | null;
  readonly at: Date;
}

/** The operator has refused the one and only ask there was. */
export const refuse = async (db: Database, id: string, { reason, balance, at }: BusinessError) => {
  const { rows } = await sql<StoredRound>`
    update studio_round r
    set state = 'refused', reason = ${reason}, balance = ${balance}, closed_at = ${at}
    where id = ${id} and state = 'pending' and asks = 1
    returning ${COLUMNS}`.execute(db.kysely);
  return rows[0];
};

/** From now on the stake is asked back, and a late yes of the operator no longer counts. */
export const startReversing = async (db: Database, id: string, reason: PlayBusinessError | null) => {
  const { rows } = await sql<StoredRound>`
    update studio_round r set state = 'reversing', reason = ${reason}
    where id = ${id} and state = 'pending'
    returning ${COLUMNS}`.execute(db.kysely);
  return rows[0];
};

export interface Reversed {
  readonly state: 'refused' | 'refunded';
  readonly balance: Money;
  readonly at: Date;
}

/** The operator has reversed what it had taken, or will never take it. */
export const endReversing = async (db: Database, id: string, { state, balance, at }: Reversed) => {
  const { rows } = await sql<StoredRound>`
    update studio_round r set state = ${state}, balance = ${balance}, closed_at = ${at}
    where id = ${id} and state = 'reversing'
    returning ${COLUMNS}`.execute(db.kysely);
  return rows[0];
};

export const postpone = async (db: Database, id: string, until: Date): Promise<void> => {
  await sql`
    update studio_round set next_ask_at = ${until}
    where id = ${id} and state in ('pending', 'reversing')`.execute(db.kysely);
};

/** Open rounds that are to be asked about, counted as asked and left alone by others until the time named. */
export const claimDue = async (
  db: Database,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<StoredRound[]> => {
  const { rows } = await sql<StoredRound>`
    update studio_round r set asks = asks + 1, next_ask_at = ${until}
    where r.id in (
      select id from studio_round
      where state in ('pending', 'reversing') and next_ask_at <= ${now}
      order by next_ask_at limit ${limit} for update skip locked)
    returning ${COLUMNS}`.execute(db.kysely);
  return rows;
};

/** After a start nobody is known to be asking any more. */
export const makeAllDue = async (db: Database, now: Date): Promise<void> => {
  await sql`
    update studio_round set next_ask_at = ${now}
    where state in ('pending', 'reversing') and next_ask_at > ${now}`.execute(db.kysely);
};

export const makeDue = async (db: Database, ids: readonly string[], now: Date): Promise<void> => {
  await sql`
    update studio_round set next_ask_at = ${now}
    where id = any(${ids}::uuid[]) and state in ('pending', 'reversing') and next_ask_at > ${now}`.execute(
    db.kysely,
  );
};
