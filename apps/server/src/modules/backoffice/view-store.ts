import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

/** A filter of a page of the console, saved under a name by one of the staff. */
export interface SavedView {
  readonly id: bigint;
  readonly page: string;
  readonly name: string;
  readonly query: string;
}

type Owned = Omit<SavedView, 'id'> & { readonly staffId: bigint };

/** The filters that one of the staff has saved, of one page or of all. */
export const listViews = async (db: Database, staffId: bigint, page: string | null): Promise<SavedView[]> => {
  const { rows } = await sql<SavedView>`
    select id, page, name, query from backoffice_saved_view
    where staff_id = ${staffId} and (${page}::text is null or page = ${page})
    order by page, name`.execute(db.kysely);
  return rows;
};

/** How many the owner keeps beside the one of this name; who else saves for the owner waits. */
export const lockAndCountOthers = async (
  tx: Transaction,
  { staffId, page, name }: Owned,
): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('backoffice.views', ${staffId}))`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from backoffice_saved_view
    where staff_id = ${staffId} and (page, name) <> (${page}, ${name})`.execute(tx);
  return rows[0]?.count ?? 0;
};

export const upsertView = async (tx: Transaction, view: Owned): Promise<SavedView> => {
  const { staffId, page, name, query } = view;
  const { rows } = await sql<SavedView>`
    insert into backoffice_saved_view (staff_id, page, name, query) values (${staffId}, ${page}, ${name}, ${query})
    on conflict (staff_id, page, name) do update set query = excluded.query
    returning id, page, name, query`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a view was not saved');
  return row;
};

export const deleteView = async (db: Database, staffId: bigint, id: bigint): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    delete from backoffice_saved_view where id = ${id} and staff_id = ${staffId}`.execute(db.kysely);
  return numAffectedRows > 0n;
};
