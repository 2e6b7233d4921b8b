import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export const listSettings = async (
  on: Database | Transaction,
): Promise<{ name: string; value: unknown }[]> => {
  const { rows } = await sql<{ name: string; value: unknown }>`
    select name, value from site_setting`.execute('pool' in on ? on.kysely : on);
  return rows;
};

export const putSetting = async (on: Database | Transaction, name: string, value: unknown): Promise<void> => {
  await sql`
    insert into site_setting (name, value) values (${name}, ${JSON.stringify(value)}::jsonb)
    on conflict (name) do update set value = excluded.value`.execute('pool' in on ? on.kysely : on);
};
