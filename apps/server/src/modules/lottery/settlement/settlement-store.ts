import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import { NUMERO_COLUMNS } from '../numeros/numero-store.ts';
import type { Numero, VoidReason } from '../types.ts';

type Texts = readonly (readonly string[])[];

export const findNumeroById = async (on: Database | Transaction, id: bigint): Promise<Numero | undefined> => {
  const { rows } = await sql<Numero>`
    select ${NUMERO_COLUMNS} from lottery_numero where id = ${id}`.execute('pool' in on ? on.kysely : on);
  return rows[0];
};

/** Publishes the first result; one that nobody has bet on is settled with it. */
export const updateResult = async (
  tx: Transaction,
  id: bigint,
  result: Texts,
  isDone: boolean,
): Promise<void> => {
  await sql`
    update lottery_numero
    set state = ${isDone ? 'SETTLED' : 'CONFIRMED'}, result = ${JSON.stringify(result)}::jsonb, version = 1,
        drawn_at = clock_timestamp(), finished_at = case when ${isDone} then clock_timestamp() end
    where id = ${id}`.execute(tx);
};

/** Puts another result in place of the one that was settled. */
export const updateCorrected = async (tx: Transaction, id: bigint, result: Texts): Promise<void> => {
  await sql`
    update lottery_numero
    set state = 'RESETTLING', result = ${JSON.stringify(result)}::jsonb, version = version + 1,
        finished_at = null
    where id = ${id}`.execute(tx);
};

/** Moves a numero on from the states that are named, as long as it has the result that was meant. */
export const moveNumero = async (
  db: Database,
  { id, version }: Pick<Numero, 'id' | 'version'>,
  from: readonly Numero['state'][],
  to: Numero['state'],
): Promise<void> => {
  await sql`
    update lottery_numero set state = ${to}
    where id = ${id} and version = ${version} and state = any (${from}::text[])`.execute(db.kysely);
};

export const updateFinished = async (
  db: Database,
  { id, version }: Pick<Numero, 'id' | 'version'>,
): Promise<void> => {
  await sql`
    update lottery_numero set finished_at = clock_timestamp()
    where id = ${id} and version = ${version} and state in ('SETTLED', 'VOID')
      and finished_at is null`.execute(db.kysely);
};

/** Calls a numero off; one that nobody has bet on is done with it. */
export const updateVoid = async (
  tx: Transaction,
  id: bigint,
  reason: VoidReason,
  isDone: boolean,
): Promise<void> => {
  await sql`
    update lottery_numero
    set state = 'VOID', void_reason = ${reason}, finished_at = case when ${isDone} then clock_timestamp() end
    where id = ${id}`.execute(tx);
};

/** Whether the numero is still being settled anew by this result, which does not change before the transaction ends. */
export const shareResettling = async (
  tx: Transaction,
  { id, version }: Pick<Numero, 'id' | 'version'>,
): Promise<boolean> => {
  const { rows } = await sql`
    select from lottery_numero where id = ${id} and version = ${version} and state = 'RESETTLING'
    for share`.execute(tx);
  return rows.length > 0;
};

/** The numeros that have been decided for a while and are not done, the oldest first. */
export const listUnfinished = async (db: Database, limit: number): Promise<Numero[]> => {
  const { rows } = await sql<Numero>`
    select ${NUMERO_COLUMNS} from lottery_numero
    where state in ('CONFIRMED', 'SETTLING', 'SETTLED', 'RESETTLING', 'VOID') and finished_at is null
    order by draws_at limit ${limit}`.execute(db.kysely);
  return rows;
};

/** A page of the orders of a numero with their bets, in the order in which they came. */
export const listOrderBets = async (
  db: Database,
  numeroId: bigint,
  after: bigint,
  limit: number,
): Promise<{ readonly id: bigint; readonly betIds: readonly string[] }[]> => {
  const { rows } = await sql<{ id: bigint; betIds: string[] }>`
    select id, bet_ids as "betIds" from lottery_order where numero_id = ${numeroId} and id > ${after}
    order by id limit ${limit}`.execute(db.kysely);
  return rows;
};

/** The members with a bet in a numero that was not taken back, in the order of their ids. */
export const listPlayers = async (
  db: Database,
  numeroId: bigint,
  after: bigint,
  limit: number,
): Promise<bigint[]> => {
  const { rows } = await sql<{ accountId: bigint }>`
    select distinct account_id as "accountId" from lottery_order
    where numero_id = ${numeroId} and account_id > ${after}
      and cardinality(cancelled_ids) < cardinality(bet_ids)
    order by account_id limit ${limit}`.execute(db.kysely);
  return rows.map(({ accountId }) => accountId);
};
