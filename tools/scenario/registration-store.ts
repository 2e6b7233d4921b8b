import { type Database, transaction } from '@hintha/platform';
import { type FieldRule, readForm, setFieldRule } from '@hintha/server/src/modules/registration/index.ts';
import { sql } from 'kysely';
import { givenStoredSetting } from './settings-store.ts';

type RuleChanges = Readonly<Record<string, Partial<FieldRule>>>;

/** The rules of fields are changed in these parts; gives the changed rules as they were. */
export const givenFieldRules = async (db: Database, changes: RuleChanges): Promise<RuleChanges> => {
  const { rules } = await readForm(db);
  const before = Object.keys(changes).flatMap((name) => {
    const rule = rules[name];
    return rule === undefined ? [] : [[name, rule] as const];
  });
  await transaction(db, async (tx) => {
    for (const [name, rule] of before) await setFieldRule(tx, name, { ...rule, ...changes[name] });
  });
  return Object.fromEntries(before);
};

/** The fields are asked for at registration, or are not; without names that holds for every field with a rule. */
export const givenFieldsAsked = async (
  db: Database,
  fields: readonly string[] | null = null,
  enabled = true,
): Promise<void> => {
  const { fields: declared } = await readForm(db);
  const ruled = declared.filter(({ rule }) => rule !== undefined).map(({ name }) => name);
  await givenFieldRules(db, Object.fromEntries((fields ?? ruled).map((name) => [name, { enabled }])));
};

/** The pattern of a field is no pattern at all, as no call would take it. */
export const givenBrokenPattern = async (db: Database, field: string): Promise<void> => {
  await givenFieldRules(db, { [field]: {} });
  await sql`update registration_field_rule set accepted_pattern = '([' where field = ${field}`.execute(
    db.kysely,
  );
};

/** One address may register as often as it likes and is asked for no captcha. */
export const givenRegistrationUncounted = async (db: Database): Promise<void> => {
  for (const name of ['captchaAfter', 'subnetCaptchaAfter', 'networkAttempts', 'subnetAttempts'])
    await givenStoredSetting(db, `registration.${name}`, 1_000);
};
