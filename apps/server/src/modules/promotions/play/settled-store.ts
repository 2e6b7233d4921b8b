import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

/** The last day that a task was done for. */
export const findLastSettled = async (db: Database, task: string): Promise<string | null> => {
  const { rows } = await sql<{ day: string | null }>`
    select max(day)::text as day from promotions_settled where task = ${task}`.execute(db.kysely);
  return rows[0]?.day ?? null;
};

export const insertSettled = async (db: Database, task: string, day: string): Promise<void> => {
  await sql`
    insert into promotions_settled (task, day) values (${task}, ${day}::date)
    on conflict do nothing`.execute(db.kysely);
};
