import type { Database } from '@hintha/platform';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 2;

/** Resolves once so many statements of this database wait for a lock that another transaction has. */
export const untilWaiting = async (db: Database, statements = 1): Promise<void> => {
  const { rows } = await sql`
    select from pg_locks l join pg_stat_activity a using (pid)
    where not l.granted and a.datname = current_database()`.execute(db.kysely);
  if (rows.length >= statements) return;
  await sleep(PAUSE_MS);
  await untilWaiting(db, statements);
};
