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
  /** Those that wait for the staff whenever they were drawn: a report differs from their result. */
  readonly always: ReadonlySet<bigint>;
}

const matching = ({ games, state }: NumeroFilter) => sql`
  game = any (${games}::text[]) and (${state ?? null}::text is null or state = ${state ?? null})`;

const within = ({ from, to, always }: NumeroFilter) => sql`
  draws_at >= ${from} and draws_at < ${to} and not id = any (${[...always]}::bigint[])`;

const isAlways = ({ always }: NumeroFilter) => sql`id = any (${[...always]}::bigint[])`;

const IS_WAITING = sql`(state in ('LOCKED', 'DELAYED') and draws_at <= statement_timestamp())`;

/** More are not counted: nobody turns so many pages. */
const MOST_COUNTED = 10_000;

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Where numeros stand in the list, and what of them. */
type Part = readonly [isLater: boolean, condition: ReturnType<typeof sql>];

// Each part comes in the order of its index, so that no more is read than is shown.
const pageOf = async (
  db: Database,
  { filter, parts }: { readonly filter: NumeroFilter; readonly parts: readonly Part[] },
  { limit, offset }: Page,
): Promise<{ readonly numeros: Numero[]; readonly total: number }> => {
  const rowsOf = ([isLater, condition]: Part) => sql`
    (select *, ${isLater}::boolean as is_later from lottery_numero
     where ${matching(filter)} and ${condition} order by draws_at desc, id limit ${limit + offset})`;
  const { rows } = await sql<Numero>`
    select ${NUMERO_COLUMNS} from (${sql.join(parts.map(rowsOf), sql` union all `)}) n
    order by is_later, draws_at desc, id limit ${limit} offset ${offset}`.execute(db.kysely);
  const countOf = ([, condition]: Part) => sql`
    (select from lottery_numero where ${matching(filter)} and ${condition} limit ${MOST_COUNTED})`;
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from (${sql.join(parts.map(countOf), sql` union all `)}) n`.execute(
    db.kysely,
  );
  return { numeros: rows, total: counted[0]?.total ?? 0 };
};

/** A page of numeros: those that wait for the staff first, then the latest first; and how many there are. */
export const listAdminNumeros = (db: Database, filter: NumeroFilter, page: Page) => {
  const parts: Part[] = [
    [false, isAlways(filter)],
    [false, sql`${within(filter)} and ${IS_WAITING}`],
    [true, sql`${within(filter)} and not ${IS_WAITING}`],
  ];
  return pageOf(db, { filter, parts }, page);
};

/** The same of those alone that wait for the staff, whenever they were to be drawn. */
export const listDueNumeros = (db: Database, filter: NumeroFilter, page: Page) => {
  const parts: Part[] = [
    [false, isAlways(filter)],
    [false, sql`not ${isAlways(filter)} and ${IS_WAITING}`],
  ];
  return pageOf(db, { filter, parts }, page);
};

export const countOrdersOf = async (db: Database, numeroId: bigint): Promise<number> => {
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from lottery_order where numero_id = ${numeroId}`.execute(db.kysely);
  return rows[0]?.orders ?? 0;
};
