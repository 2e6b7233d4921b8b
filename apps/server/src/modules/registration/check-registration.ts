import type { access, BusinessErrorCode } from '@hintha/contract';
import { type Database, BusinessError } from '@hintha/platform';
import { findAgentOf } from '../agents/index.ts';
import { isGuessable } from '../identity/index.ts';
import { checkField, type FieldRule, type FieldRules } from '../settings/index.ts';

interface Order {
  password: string;
  confirmPassword: string;
  affiliateCode: string;
  ageAndTermsAccepted: boolean;
}

interface ValidationError {
  field: string;
  problem: 'empty' | 'pattern' | 'differs' | 'common' | 'unticked' | 'unknown';
  patternId?: number;
  min?: number;
  max?: number;
}

const UNTICKED: ValidationError = { field: 'ageAndTermsAccepted', problem: 'unticked' };
const UNKNOWN: ValidationError = { field: 'affiliateCode', problem: 'unknown' };

/** The error code of each problem; of several problems the first in this order names the reply. */
const CODES: readonly (readonly [ValidationError['problem'], BusinessErrorCode])[] = [
  ['empty', 'not_empty'],
  ['pattern', 'bad_request'],
  ['differs', 'inconsistent_twice'],
  ['common', 'password_too_common'],
  ['unticked', 'terms_not_accepted'],
  ['unknown', 'invitation_code_error'],
];

/** What the caller wrote, without the spaces around its passwords and what stands in fields that are switched off. */
export const readOrder = (rules: FieldRules, asked: access.Registration): access.Registration =>
  keepEnabled(rules, {
    ...asked,
    password: asked.password.trim(),
    confirmPassword: asked.confirmPassword.trim(),
    paymentPassword: asked.paymentPassword.trim(),
  });

const keepEnabled = <T extends object>(rules: FieldRules, order: T): T =>
  Object.fromEntries(
    Object.entries(order).map(([field, value]) => [field, isOff(rules, field) ? '' : value]),
  ) as T;

// The second password is held against the first one; whether a captcha is asked for is a flag of the site.
const JUDGED_ELSEWHERE: readonly string[] = ['captcha', 'confirmPassword'];

const isOff = (rules: FieldRules, field: string): boolean =>
  rules[field]?.enabled === false && !JUDGED_ELSEWHERE.includes(field);

/** Refuses a registration that breaks a rule, and says everything that is wrong with it at once; no rule of a
 * password asks for none. */
export const checkRegistration = async (db: Database, rules: FieldRules, order: Order): Promise<void> => {
  const validationErrors = [
    ...fieldValidationErrors(rules, order),
    ...(rules.password === undefined ? [] : passwordValidationErrors(order)),
    ...(order.ageAndTermsAccepted ? [] : [UNTICKED]),
    ...((await isAffiliateCodeKnown(db, order.affiliateCode)) ? [] : [UNKNOWN]),
  ];
  const code = CODES.find(([problem]) =>
    validationErrors.some((validationError) => validationError.problem === problem),
  )?.[1];
  if (code !== undefined) throw new BusinessError(code, { fields: validationErrors });
};

const fieldValidationErrors = (rules: FieldRules, order: Order): ValidationError[] => {
  const values = new Map<string, unknown>(Object.entries(order));
  return Object.entries(rules).flatMap(([field, rule]) => {
    if (rule === undefined || !rule.enabled || JUDGED_ELSEWHERE.includes(field)) return [];
    const value = values.get(field);
    const problem = checkField(rule, typeof value === 'string' ? value : '');
    return problem === undefined ? [] : [validationErrorOf(field, problem, rule)];
  });
};

const validationErrorOf = (field: string, problem: 'empty' | 'pattern', rule: FieldRule): ValidationError =>
  problem === 'empty'
    ? { field, problem }
    : { field, problem, patternId: rule.patternId, min: rule.minLength, max: rule.maxLength };

const passwordValidationErrors = ({ password, confirmPassword }: Order): ValidationError[] => {
  const validationErrors: ValidationError[] = [];
  if (confirmPassword === '') validationErrors.push({ field: 'confirmPassword', problem: 'empty' });
  else if (confirmPassword !== password)
    validationErrors.push({ field: 'confirmPassword', problem: 'differs' });
  if (isGuessable(password)) validationErrors.push({ field: 'password', problem: 'common' });
  return validationErrors;
};

/** Whether an agent has this code, or there is none to ask about. */
const isAffiliateCodeKnown = async (db: Database, code: string): Promise<boolean> =>
  code === '' || (await findAgentOf(db, code)) !== undefined;

/** Refuses a code that no agent has. */
export const checkAffiliate = async (db: Database, code: string): Promise<void> => {
  if (code === '') throw new BusinessError('not_empty', { fields: [{ field: 'code', problem: 'empty' }] });
  if (!(await isAffiliateCodeKnown(db, code)))
    throw new BusinessError('invitation_code_error', { fields: [{ field: 'code', problem: 'unknown' }] });
};
