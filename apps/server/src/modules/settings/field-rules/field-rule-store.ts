import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { FieldRule, StoredFieldRule } from './types.ts';

export const listFieldRules = async (db: Database): Promise<StoredFieldRule[]> => {
  const { rows } = await sql<StoredFieldRule>`
    select field, enabled, required, accepted_pattern as "acceptedPattern", pattern_id as "patternId",
           min_length as "minLength", max_length as "maxLength"
    from settings_field_rule`.execute(db.kysely);
  return rows;
};

/** Whether there is such a field. */
export const updateFieldRule = async (tx: Transaction, field: string, rule: FieldRule): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update settings_field_rule
    set enabled = ${rule.enabled}, required = ${rule.required}, accepted_pattern = ${rule.acceptedPattern},
        pattern_id = ${rule.patternId}, min_length = ${rule.minLength}, max_length = ${rule.maxLength}
    where field = ${field}`.execute(tx);
  return numAffectedRows > 0n;
};
