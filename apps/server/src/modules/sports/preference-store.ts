import type { Database } from '@hintha/platform';
import { sql } from 'kysely';
import type { Ticket } from './types.ts';

type Preferences = Pick<Ticket, 'format' | 'accepts'>;

/** As long as nobody has said otherwise. */
const USUAL: Preferences = { format: 'decimal', accepts: 'none' };

export const readPreferences = async (db: Database, accountId: bigint): Promise<Preferences> => {
  const { rows } = await sql<Preferences>`
    select format, accepts from sports_preference where account_id = ${accountId}`.execute(db.kysely);
  return rows[0] ?? USUAL;
};

export const upsertPreferences = async (
  db: Database,
  accountId: bigint,
  { format, accepts }: Preferences,
): Promise<void> => {
  await sql`
    insert into sports_preference (account_id, format, accepts) values (${accountId}, ${format}, ${accepts})
    on conflict (account_id) do update set format = excluded.format, accepts = excluded.accepts`.execute(
    db.kysely,
  );
};
