import type { Queries } from './queries.ts';
import type { Heads, Horizon, Sequence, TableHead } from './types.ts';

export interface Table extends TableHead {
  readonly owner: string;
}

/** The library's own notes on migrations; the same ones are written when the tables are made. */
const NOT_ROWS = ['kysely_migration', 'kysely_migration_lock'];
const SYSTEM = `nspname !~ '^pg_' and nspname <> 'information_schema'`;

/** Every table with its columns, those left out that the database works out by itself. */
export async function selectTables(on: Queries): Promise<Table[]> {
  const { rows } = await on.query<Table>(
    `select 'table' as kind, nspname::text as schema, relname::text as name, pg_get_userbyid(relowner)::text as owner,
            array_agg(attname::text order by attnum) as columns
     from pg_class join pg_namespace n on n.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
     where relkind = 'r' and ${SYSTEM} and attnum > 0 and not attisdropped and attgenerated = ''
       and relname <> all($1)
     group by 2, 3, 4 order by 2, 3`,
    [NOT_ROWS],
  );
  return rows;
}

export async function selectSequences(on: Queries): Promise<Sequence[]> {
  const { rows } = await on.query<Sequence>(
    `select schemaname::text as schema, sequencename::text as name, sequenceowner::text as owner,
            last_value::text as value
     from pg_sequences where last_value is not null order by 1, 2`,
  );
  return rows;
}

export async function moveSequence(on: Queries, { schema, name, value }: Sequence): Promise<void> {
  await on.query(`select setval(format('%I.%I', $1::text, $2::text)::regclass, $3)`, [schema, name, value]);
}

/** The names of what has been migrated; null where there is no such list. */
export async function selectMigrations(on: Queries, schema: string): Promise<string[] | null> {
  const list = `${schema}.kysely_migration`;
  const { rows } = await on.query<{ there: boolean }>('select to_regclass($1) is not null as there', [list]);
  if (!rows[0]?.there) return null;
  const names = await on.query<{ name: string }>(`select name from ${list} order by name`);
  return names.rows.map(({ name }) => name);
}

/** Whether the database holds anything at all. */
export async function isEmpty(on: Queries): Promise<boolean> {
  const { rows } = await on.query<{ empty: boolean }>(
    `select not exists (select from pg_class join pg_namespace n on n.oid = relnamespace
                        where relkind in ('r', 'p', 'v', 'm', 'S') and ${SYSTEM}) as empty`,
  );
  return rows[0]?.empty ?? false;
}

export async function selectHeads(on: Queries): Promise<Heads> {
  const { rows } = await on.query<Heads>(
    `select w.wallets::text, w.members::text, w.held::text, p.postings::text, p."lastPostingAt"::text,
            a.position::text as "auditPosition", encode(a.hash, 'hex') as "auditHash"
     from (select count(*) as wallets, coalesce(sum(balance), 0) as members, coalesce(sum(held), 0) as held
           from wallet_account where id > 0) w,
          (select count(*) as postings, max(at) as "lastPostingAt" from wallet_posting) p, audit_head a`,
  );
  const [heads] = rows;
  if (heads === undefined) throw new Error('the audit has no head');
  return heads;
}

/** Columns that hold numbers of transactions: of what wrote a row, and up to where somebody has read. */
export const TRANSACTION_COLUMNS: readonly string[] = ['xid', 'watermark'];

export async function selectHorizon(on: Queries): Promise<Horizon> {
  const tables = (await selectTables(on)).filter(({ columns }) => columns.includes('watermark'));
  const lowest = tables.map(
    ({ schema, name }) => `select watermark from ${schema}.${name} where watermark > 0`,
  );
  const { rows } = await on.query<Horizon>(
    `select pg_snapshot_xmax(pg_current_snapshot())::text as next,
            coalesce((select min(watermark) from (${lowest.join(' union all ')}) w),
                     pg_snapshot_xmax(pg_current_snapshot())::text::bigint)::text as "lowestWatermark"`,
  );
  const [horizon] = rows;
  if (horizon === undefined) throw new Error('a question without a table gave no row');
  return horizon;
}

export interface ForeignKey {
  readonly table: string;
  readonly owner: string;
  readonly name: string;
  readonly definition: string;
}

export async function selectForeignKeys(on: Queries): Promise<ForeignKey[]> {
  const { rows } = await on.query<ForeignKey>(
    `select conrelid::regclass::text as table, pg_get_userbyid(relowner)::text as owner,
            quote_ident(conname) as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_class on pg_class.oid = conrelid join pg_namespace n on n.oid = connamespace
     where contype = 'f' and conparentid = 0 and ${SYSTEM} order by 1, 3`,
  );
  return rows;
}
