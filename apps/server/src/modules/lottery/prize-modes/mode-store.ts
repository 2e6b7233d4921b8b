import { type Database, defineStatement, runStatement } from '@hintha/platform';
import { sql } from 'kysely';
import type { PrizeModeFamily } from '../types.ts';

export const modeKey = (accountId: bigint, family: PrizeModeFamily): string => `${accountId}/${family}`;

const LIST = defineStatement(
  'lottery_list_modes',
  `select account_id as "accountId", family, mode from lottery_member_mode where account_id = any ($1::bigint[])`,
);

/** The modes that were set for members, by member and family. */
export const listModes = async (
  db: Database,
  accountIds: readonly bigint[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await runStatement<{ accountId: bigint; family: PrizeModeFamily; mode: number }>(db, LIST, [
    accountIds,
  ]);
  return new Map(rows.map(({ accountId, family, mode }) => [modeKey(accountId, family), mode]));
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
