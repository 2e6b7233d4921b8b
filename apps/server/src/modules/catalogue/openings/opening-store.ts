import type { catalogue } from '@hintha/contract';
import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

type Category = catalogue.Category;

export const insertWish = async (
  db: Database,
  accountId: bigint,
  category: Category,
  at: Date,
): Promise<void> => {
  await sql`
    insert into catalogue_opening_wish (account_id, category, at) values (${accountId}, ${category}, ${at})
    on conflict do nothing`.execute(db.kysely);
};

export const deleteWish = async (db: Database, accountId: bigint, category: Category): Promise<void> => {
  await sql`
    delete from catalogue_opening_wish
    where account_id = ${accountId} and category = ${category}`.execute(db.kysely);
};

export const selectWishes = async (db: Database, accountId: bigint): Promise<Category[]> => {
  const { rows } = await sql<{ category: Category }>`
    select category from catalogue_opening_wish where account_id = ${accountId} order by category`.execute(
    db.kysely,
  );
  return rows.map(({ category }) => category);
};

/** Takes at most as many wishes for open areas as are named. */
export const takeWishes = async (
  tx: Transaction,
  open: readonly Category[],
  most: number,
): Promise<{ accountId: bigint; category: Category }[]> => {
  const { rows } = await sql<{ accountId: bigint; category: Category }>`
    delete from catalogue_opening_wish where (account_id, category) in (
      select account_id, category from catalogue_opening_wish
      where category = any(${open}) order by category, account_id limit ${most} for update skip locked
    ) returning account_id as "accountId", category`.execute(tx);
  return rows;
};
