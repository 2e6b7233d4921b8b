import type { Database } from '@hintha/platform';
import { sql } from 'kysely';
import { NUMERO_COLUMNS } from '../numeros/numero-store.ts';
import type { Numero } from '../types.ts';

export interface NumeroFilter {
  /** The codes of their lotteries. */
  readonly games: readonly string[];
  readonly state?: Numero['state'] | undefined;
  /** Drawn at or after, and before. */
  readonly from: Date;
  readonly to: Date;
}

const matching = ({ games, state, from, to }: NumeroFilter) => sql`
  draws_at >= ${from} and draws_at < ${to} and game = any (${games}::text[])
  and (${state ?? null}::text is null or state = ${state ?? null})`;

const IS_WAITING = sql`(state in ('LOCKED', 'DELAYED') and draws_at <= clock_timestamp())`;

/** More are not counted: nobody turns so many pages. */
const MOST_COUNTED = 10_000;

/** A page of numeros: those that wait for a result first, then the latest first; and how many there are. */
export const listAdminNumeros = async (
  db: Database,
  filter: NumeroFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly numeros: Numero[]; readonly total: number }> => {
  // Each half comes in the order of its index, so that no more is read than is shown.
  const half = (isWaiting: boolean) => sql`
    (select *, ${!isWaiting} as is_later from lottery_numero
     where ${matching(filter)} and ${IS_WAITING} = ${isWaiting}
     order by draws_at desc, id limit ${limit + offset})`;
  const { rows } = await sql<Numero>`
    select ${NUMERO_COLUMNS} from (${half(true)} union all ${half(false)}) n
    order by is_later, draws_at desc, id limit ${limit} offset ${offset}`.execute(db.kysely);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total
    from (select from lottery_numero where ${matching(filter)} limit ${MOST_COUNTED}) n`.execute(db.kysely);
  return { numeros: rows, total: counted[0]?.total ?? 0 };
};

export const countOrdersOf = async (db: Database, numeroId: bigint): Promise<number> => {
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from lottery_order where numero_id = ${numeroId}`.execute(db.kysely);
  return rows[0]?.orders ?? 0;
};
