import { type Database, defineStatement, runStatement, type Transaction } from '@hintha/platform';
import { sql } from 'kysely';

export interface StoredSetting {
  readonly name: string;
  readonly value: unknown;
}

// Nearly every call reads some.
const SELECT_SETTINGS = defineStatement(
  'settings_select',
  'select name, value from settings_setting where name = any ($1::text[])',
);

/** The settings of these names that somebody set. */
export const selectSettings = (
  on: Database | Transaction,
  names: readonly string[],
): Promise<StoredSetting[]> => runStatement<StoredSetting>(on, SELECT_SETTINGS, [names]);

/** For a statement that is to see a setting as it stands then: null where it was never set. */
export const storedValue = (name: string): string =>
  `(select value from settings_setting where name = '${name}')`;

/** The values of these settings, which nobody else changes until the transaction ends. */
export const lockSettings = async (tx: Transaction, names: readonly string[]): Promise<StoredSetting[]> => {
  // A setting that was never set has no row to lock, so the names stand for it.
  await sql`select pg_advisory_xact_lock(hashtext('settings_setting'))`.execute(tx);
  return selectSettings(tx, names);
};

export interface SettingVersion extends StoredSetting {
  readonly id: bigint;
  readonly actor: string;
  readonly reason: string | null;
  readonly setAt: Date;
  /** The value of the version before this one; null for the first. */
  readonly before: unknown;
}

/** Gives a setting another value and keeps it as the latest of its versions. */
export const putSetting = async (
  tx: Transaction,
  { name, value, actor, reason }: Omit<SettingVersion, 'id' | 'setAt' | 'before'>,
): Promise<void> => {
  const json = JSON.stringify(value);
  await sql`
    insert into settings_setting (name, value) values (${name}, ${json}::jsonb)
    on conflict (name) do update set value = excluded.value`.execute(tx);
  await sql`
    insert into settings_version (name, value, actor, reason)
    values (${name}, ${json}::jsonb, ${actor}, ${reason})`.execute(tx);
};

/** The last values that a setting was given, the latest first. */
export const selectVersions = async (
  db: Database,
  name: string,
  limit: number,
): Promise<SettingVersion[]> => {
  const { rows } = await sql<SettingVersion>`
    select id, name, value, actor, reason, set_at as "setAt", lag(value) over (order by id) as before
    from settings_version where name = ${name} order by id desc limit ${limit}`.execute(db.kysely);
  return rows;
};

/** The latest version of every setting that was ever set. */
export const selectLatestVersions = async (db: Database): Promise<SettingVersion[]> => {
  const { rows } = await sql<SettingVersion>`
    select distinct on (name) id, name, value, actor, reason, set_at as "setAt",
           lag(value) over (partition by name order by id) as before
    from settings_version order by name, id desc`.execute(db.kysely);
  return rows;
};
