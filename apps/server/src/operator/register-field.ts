import { registration } from '@hintha/contract';
import { BusinessError, Stopped, transaction } from '@hintha/platform';
import { readForm, setFieldRule } from '../modules/registration/index.ts';
import type { OperatorContext } from './operator-context.ts';
import { readJson } from './read-json.ts';

export const REGISTER_FIELD_HELP = `  register-field [NAME [JSON]]
      Shows the rules of the registration, or that of one field, or changes what the JSON names of it:
      enabled, required, acceptedPattern, patternId, minLength, maxLength`;

const Rule = registration.FieldRuleView.strict();

/** Shows or changes what the registration asks for. */
export const registerField = async (
  { db }: OperatorContext,
  [name, json, ...rest]: string[],
): Promise<string> => {
  const { rules } = await readForm(db);
  if (name === undefined)
    return Object.entries(rules)
      .map(([field, rule]) => line(field, rule))
      .join('\n');
  const rule = rules[name];
  if (rest.length > 0 || rule === undefined) throw new Stopped(REGISTER_FIELD_HELP);
  if (json === undefined) return line(name, rule);
  const asked = readJson(json);
  const changed = Rule.safeParse(Object.assign({ ...rule }, asked));
  if (!changed.success) throw new Stopped(REGISTER_FIELD_HELP);
  try {
    await transaction(db, (tx) => setFieldRule(tx, name, changed.data));
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    throw new Stopped(`${name} cannot be asked for like that: ${JSON.stringify(error.value)}`, {
      cause: error,
    });
  }
  return line(name, (await readForm(db)).rules[name]);
};

const line = (field: string, rule: unknown): string => `${field} ${JSON.stringify(rule)}`;
