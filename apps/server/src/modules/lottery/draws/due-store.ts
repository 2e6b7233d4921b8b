import type { Database } from '@hintha/platform';
import { sql } from 'kysely';
import { NUMERO_COLUMNS } from '../numeros/numero-store.ts';
import type { Numero } from '../types.ts';

/** A numero that is to have a result by now. */
export type UndrawnNumero = Numero & { readonly lateSeconds: number };

/** The numeros without a result whose time to be drawn has come by the database's clock, the latest first. */
export const listUndrawn = async (db: Database, limit: number): Promise<UndrawnNumero[]> => {
  const { rows } = await sql<UndrawnNumero>`
    select ${NUMERO_COLUMNS}, extract(epoch from clock_timestamp() - draws_at)::float8 as "lateSeconds"
    from lottery_numero where state in ('LOCKED', 'DELAYED') and draws_at <= statement_timestamp()
    order by draws_at desc limit ${limit}`.execute(db.kysely);
  return rows;
};

export const delayNumero = async (db: Database, id: bigint): Promise<void> => {
  await sql`update lottery_numero set state = 'DELAYED' where id = ${id} and state = 'LOCKED'`.execute(
    db.kysely,
  );
};

/**
 * Calls off the numeros of games that nobody locked within so long after their draw, where nobody has bet. An order that
 * is still on its way to one of them is late.
 */
export const voidForgotten = async (
  db: Database,
  games: readonly string[],
  afterMs: number,
): Promise<void> => {
  await sql`
    update lottery_numero n
    set state = 'VOID', void_reason = 'NO_RESULT', finished_at = clock_timestamp()
    where n.state = 'SCHEDULED' and n.game = any (${games}::text[])
      and n.locks_at <= statement_timestamp() - ${afterMs} * interval '1 millisecond'
      and n.draws_at <= statement_timestamp() - ${afterMs} * interval '1 millisecond'
      and not exists (select from lottery_order o where o.numero_id = n.id)`.execute(db.kysely);
};
