import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { FieldRule, StoredFieldRule } from './types.ts';

export const listFieldRules = async (db: Database): Promise<StoredFieldRule[]> => {
  const { rows } = await sql<StoredFieldRule>`
    select field, enabled, required, accepted_pattern as "acceptedPattern", pattern_id as "patternId",
           min_length as "minLength", max_length as "maxLength"
    from registration_field_rule`.execute(db.kysely);
  return rows;
};

export const putFieldRule = async (tx: Transaction, field: string, rule: FieldRule): Promise<void> => {
  await sql`
    insert into registration_field_rule
      (field, enabled, required, accepted_pattern, pattern_id, min_length, max_length)
    values
      (${field}, ${rule.enabled}, ${rule.required}, ${rule.acceptedPattern}, ${rule.patternId},
       ${rule.minLength}, ${rule.maxLength})
    on conflict (field) do update
    set enabled = excluded.enabled, required = excluded.required, accepted_pattern = excluded.accepted_pattern,
        pattern_id = excluded.pattern_id, min_length = excluded.min_length, max_length = excluded.max_length`.execute(
    tx,
  );
};
