import { type Database, transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** All that a table holds, a row a text in which bytes stand both as letters and in hexadecimal digits. */
export const readStored = (db: Database, table: string): Promise<string[]> =>
  transaction(db, async (tx) => {
    const read = async (output: 'hex' | 'escape') => {
      await sql`select set_config('bytea_output', ${output}, true)`.execute(tx);
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.table(table)} t order by t.ctid`.execute(tx);
      return rows;
    };
    const digits = await read('hex');
    return (await read('escape')).map(({ row }, at) => `${row} ${digits[at]?.row}`);
  });

export const countRows = async (db: Database, table: string): Promise<number> =>
  (await readStored(db, table)).length;

/** Nothing stands in the tables. */
export const givenEmpty = async (db: Database, ...tables: readonly string[]): Promise<void> => {
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(db.kysely);
};

/** The table is gone, until what is answered is called. */
export const givenNoTable = async (db: Database, table: string): Promise<() => Promise<unknown>> => {
  await sql`alter table ${sql.table(table)} rename to gone_for_now`.execute(db.kysely);
  return () => sql`alter table gone_for_now rename to ${sql.table(table)}`.execute(db.kysely);
};

/** The columns that are filled with the number of the transaction that writes the row, and those that name watermarks. */
export const listTransactionMarks = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute a left join pg_attrdef d on adrelid = attrelid and adnum = attnum
    where attrelid in (select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace)
      and (pg_get_expr(adbin, adrelid) like '%pg_current_xact_id%' or attname like '%watermark%')`.execute(
    db.kysely,
  );
  return rows.map(({ name }) => name);
};
