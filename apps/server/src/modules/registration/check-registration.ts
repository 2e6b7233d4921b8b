import type { BusinessErrorCode, registration } from '@hintha/contract';
import { BusinessError } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { isCodeLive } from '../agents/index.ts';
import { isGuessable } from '../identity/index.ts';
import { checkField } from './fields/check-field.ts';
import type { RegisterForm } from './fields/types.ts';

/** What the caller wrote: a registration with the fields of the form in it. */
export type Order = registration.Registration;

type Reading = Pick<AppContext, 'db' | 'clock'>;

interface ValidationError {
  field: string;
  problem: 'empty' | 'pattern' | 'differs' | 'common' | 'unticked' | 'unknown';
  patternId?: number;
  min?: number;
  max?: number;
}

const UNTICKED: ValidationError = { field: 'ageAndTermsAccepted', problem: 'unticked' };

/** The error code of each problem; of several problems the first in this order names the reply. */
const CODES: readonly (readonly [ValidationError['problem'], BusinessErrorCode])[] = [
  ['empty', 'not_empty'],
  ['pattern', 'bad_request'],
  ['differs', 'inconsistent_twice'],
  ['common', 'password_too_common'],
  ['unticked', 'terms_not_accepted'],
  ['unknown', 'invitation_code_error'],
];

/** What the order says in a field of the form. */
export const valueIn = (order: Order, name: string): string => {
  const value = (order as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value : '';
};

/** What the caller wrote, without the spaces around secrets and what stands in fields that are switched off. */
export const readOrder = ({ fields, rules }: RegisterForm, asked: Order): Order => {
  const read = fields.map(({ name, control, rule, proof }): [string, string] => {
    const isOff = rule !== undefined && proof === undefined && rules[name]?.enabled === false;
    const value = valueIn(asked, name);
    if (isOff) return [name, ''];
    return [name, control.kind === 'secret' ? value.trim() : value];
  });
  return { ...asked, ...(Object.fromEntries(read) as Partial<Order>) };
};

/** Refuses a registration that breaks a rule, and says everything that is wrong with it at once. */
export const checkRegistration = async (ctx: Reading, form: RegisterForm, order: Order): Promise<void> => {
  const validationErrors = [
    ...ruleErrors(form, order),
    ...repetitionErrors(form, order),
    ...commonErrors(form, order),
    ...(order.ageAndTermsAccepted ? [] : [UNTICKED]),
    ...(await teamErrors(ctx, form, order)),
  ];
  const code = CODES.find(([problem]) =>
    validationErrors.some((validationError) => validationError.problem === problem),
  )?.[1];
  if (code !== undefined) throw new BusinessError(code, { fields: validationErrors });
};

const ruleErrors = ({ fields, rules }: RegisterForm, order: Order): ValidationError[] =>
  fields.flatMap(({ name: field, repeats, proof }): ValidationError[] => {
    const rule = rules[field];
    if (rule?.enabled !== true || repeats !== undefined || proof !== undefined) return [];
    const problem = checkField(rule, valueIn(order, field));
    if (problem === undefined) return [];
    const { patternId, minLength: min, maxLength: max } = rule;
    return [problem === 'empty' ? { field, problem } : { field, problem, patternId, min, max }];
  });

const repetitionErrors = ({ fields, rules }: RegisterForm, order: Order): ValidationError[] =>
  fields.flatMap(({ name: field, repeats }): ValidationError[] => {
    if (repeats === undefined || rules[field] === undefined) return [];
    const value = valueIn(order, field);
    if (value === '') return [{ field, problem: 'empty' }];
    return value === valueIn(order, repeats) ? [] : [{ field, problem: 'differs' }];
  });

const commonErrors = ({ fields, rules }: RegisterForm, order: Order): ValidationError[] =>
  fields.flatMap(({ name: field, fills }): ValidationError[] =>
    fills === 'password' && rules[field] !== undefined && isGuessable(valueIn(order, field))
      ? [{ field, problem: 'common' }]
      : [],
  );

const teamErrors = async (
  ctx: Reading,
  { fields }: RegisterForm,
  order: Order,
): Promise<ValidationError[]> => {
  const field = fields.find(({ fills }) => fills === 'team')?.name;
  if (field === undefined || (await isAffiliateCodeKnown(ctx, valueIn(order, field)))) return [];
  return [{ field, problem: 'unknown' }];
};

/** Whether an agent has this code and it opens accounts now, or there is none to ask about. */
const isAffiliateCodeKnown = async (ctx: Reading, code: string): Promise<boolean> =>
  code === '' || (await isCodeLive(ctx, code));

/** Refuses a code that no agent has, or by which nobody can register now. */
export const checkAffiliate = async (ctx: Reading, code: string): Promise<void> => {
  if (code === '') throw new BusinessError('not_empty', { fields: [{ field: 'code', problem: 'empty' }] });
  if (!(await isAffiliateCodeKnown(ctx, code)))
    throw new BusinessError('invitation_code_error', { fields: [{ field: 'code', problem: 'unknown' }] });
};
