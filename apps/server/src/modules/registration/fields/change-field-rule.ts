import { registration } from '@hintha/contract';
import { BusinessError, type StaffCaller, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { actorOf, latestAuditEntries, recordAudit, toChange } from '../../audit/index.ts';
import { readForm, setFieldRule } from './field-rules.ts';
import type { FieldRule } from './types.ts';

const { REGISTER_FIELDS } = registration;

type RegisterField = registration.RegisterField;

const ACTION = 'registration.field';
const subjectOf = (name: string): string => `register-field:${name}`;

/** Whether a rule decides about the field; a proof is asked for by the settings of the site instead. */
const isRuled = ({ rule, proof }: RegisterField): boolean => rule !== undefined && proof === undefined;

/** The fields that staff can change the rule of, as they stand, and who changed each last. */
export const listRuledFields = async (
  { db }: AppContext,
  fields: readonly RegisterField[] = REGISTER_FIELDS,
) => {
  const ruled = fields.filter(isRuled);
  const { rules } = await readForm(db, fields);
  const subjects = ruled.map(({ name }) => subjectOf(name));
  const changes = await latestAuditEntries(db, [ACTION], subjects);
  return ruled.flatMap(({ name, always = false }) => {
    const rule = rules[name];
    return rule === undefined
      ? []
      : [{ name, ...rule, always, changed: toChange(changes.get(subjectOf(name))) }];
  });
};

interface RuleOrder {
  readonly name: string;
  readonly rule: FieldRule;
  readonly reason: string;
}

/** Changes what a field asks for; the audit keeps who did it, why, and what it asked for before. */
export const changeFieldRule = async (
  { db }: AppContext,
  caller: StaffCaller,
  { name, rule, reason }: RuleOrder,
  fields: readonly RegisterField[] = REGISTER_FIELDS,
): Promise<void> => {
  const field = fields.find((one) => one.name === name);
  if (field === undefined || !isRuled(field)) throw new BusinessError('not_found');
  const { [name]: before } = (await readForm(db, fields)).rules;
  await transaction(db, async (tx) => {
    await setFieldRule(tx, name, rule, fields);
    const details = { rule, before };
    await recordAudit(tx, {
      actor: actorOf(caller),
      action: ACTION,
      subject: subjectOf(name),
      reason,
      details,
    });
  });
};
