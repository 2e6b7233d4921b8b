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

/** A page of numeros: those that wait for a result first, then the latest first; and how many there are. */
export const listAdminNumeros = async (
  db: Database,
  filter: NumeroFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly numeros: Numero[]; readonly total: number }> => {
  const { rows } = await sql<Numero>`
    select ${NUMERO_COLUMNS} from lottery_numero where ${matching(filter)}
    order by state in ('LOCKED', 'DELAYED') and draws_at <= clock_timestamp() desc, draws_at desc, id
    limit ${limit} offset ${offset}`.execute(db.kysely);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from lottery_numero where ${matching(filter)}`.execute(db.kysely);
  return { numeros: rows, total: counted[0]?.total ?? 0 };
};

export const countOrdersOf = async (db: Database, numeroId: bigint): Promise<number> => {
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from lottery_order where numero_id = ${numeroId}`.execute(db.kysely);
  return rows[0]?.orders ?? 0;
};
