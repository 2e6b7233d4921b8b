import type { Database } from '@hintha/platform';
import { sql } from 'kysely';

/** Nothing was set: every setting has its usual value. */
export const givenUsualSettings = async (db: Database): Promise<void> => {
  await sql`delete from settings_setting`.execute(db.kysely);
};

/** The value stands in the table as another version of the server may have written it. */
export const givenStoredSetting = async (db: Database, name: string, value: unknown): Promise<void> => {
  await sql`
    insert into settings_setting (name, value) values (${name}, ${JSON.stringify(value)})
    on conflict (name) do update set value = excluded.value`.execute(db.kysely);
};

/** The fields are asked for at registration, or are not; without names that holds for every field. */
export const givenFieldsAsked = async (
  db: Database,
  fields: readonly string[] | null = null,
  enabled = true,
): Promise<void> => {
  await sql`
    update settings_field_rule set enabled = ${enabled}
    where ${fields}::text[] is null or field = any(${fields}::text[])`.execute(db.kysely);
};

/** The pattern of a field is no pattern at all, as no call would take it. */
export const givenBrokenPattern = async (db: Database, field: string): Promise<void> => {
  await sql`update settings_field_rule set accepted_pattern = '([' where field = ${field}`.execute(db.kysely);
};
