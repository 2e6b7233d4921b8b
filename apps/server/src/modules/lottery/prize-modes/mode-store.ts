import type { Database } from '@hintha/platform';
import { sql } from 'kysely';
import type { PrizeModeFamily } from '../types.ts';

export const findMode = async (
  db: Database,
  accountId: bigint,
  family: PrizeModeFamily,
): Promise<number | undefined> => {
  const { rows } = await sql<{ mode: number }>`
    select mode from lottery_member_mode where account_id = ${accountId} and family = ${family}`.execute(
    db.kysely,
  );
  return rows[0]?.mode;
};

export const upsertMode = async (
  db: Database,
  accountId: bigint,
  family: PrizeModeFamily,
  mode: number,
): Promise<void> => {
  await sql`
    insert into lottery_member_mode (account_id, family, mode) values (${accountId}, ${family}, ${mode})
    on conflict (account_id, family) do update set mode = excluded.mode, set_at = clock_timestamp()`.execute(
    db.kysely,
  );
};
