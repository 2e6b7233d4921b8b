import { z } from 'zod';
import type { BusinessErrorCode } from '../business-errors.ts';
import {
  captcha,
  countryDialingCode,
  field,
  firebaseChannel,
  firebaseIdToken,
  mobileNum,
  password,
  SignedInView,
} from '../identity/fields.ts';
import { route } from '../route.ts';
import type { RegisterField } from './declaration.ts';
import { REGISTER_FIELDS } from './register-fields.ts';

/** What a field of the registration form asks for; lengths count code points. */
export const FieldRuleView = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.string(),
  patternId: z.int(),
  minLength: z.int(),
  maxLength: z.int(),
});

/** What a registration tells beside the fields of its form; what is not named is dropped. */
const Beside = z.object({
  firebaseChannel,
  firebaseIdToken,
  /** The invite code of another member. */
  referralCode: field,
  domain: field,
  /** The reply always carries a token. */
  login: z.literal(true).default(true),
  countryDialingCode: field,
  ageAndTermsAccepted: z.boolean().default(false),
  registerMethod: z.literal('WEB').default('WEB'),
  registerUrl: z
    .string()
    .max(2048)
    .regex(/^\P{Cc}*$/u)
    .default(''),
});

type FieldsOf<Name extends string> = Record<Name, z.ZodDefault<z.ZodString>>;

/** The body of a registration with these fields; whether they are filled in is a matter of their rules. */
export const registrationOf = <Name extends string>(fields: readonly RegisterField<Name>[]) => {
  const shape = fields.map(({ name, control }) => [
    name,
    control.kind === 'secret' ? password.default('') : field,
  ]);
  return Beside.extend(Object.fromEntries(shape) as FieldsOf<Name>);
};

export const Registration = registrationOf(REGISTER_FIELDS);
export type Registration = z.infer<typeof Registration>;

const ERRORS: readonly BusinessErrorCode[] = [
  'not_empty',
  'bad_request',
  'terms_not_accepted',
  ...REGISTER_FIELDS.flatMap(({ errors = [] }) => errors),
  'code_not_sent',
  'not_enabled',
  'too_many_requests',
];

export const readRegisterRules = route('readRegisterRules', {
  guard: 'visitor',
  summary: 'The rule of each registration field.',
  reply: z.record(z.string(), FieldRuleView),
});

export const register = route('register', {
  guard: 'visitor',
  summary: 'Opens an account by user name and password, and a session with it.',
  body: Registration,
  reply: SignedInView,
  errors: ERRORS,
});

export const registerByMobile = route('registerByMobile', {
  guard: 'visitor',
  summary: 'Opens an account for a phone that has shown its code, and a session with it.',
  body: Registration,
  reply: SignedInView,
  errors: ERRORS,
});

export const sendRegisterCode = route('sendRegisterCode', {
  guard: 'visitor',
  summary: 'Sends the code that a registration asks for by short message.',
  body: z
    .object({
      countryDialingCode,
      mobileNo: mobileNum,
      mobileNum,
      regType: z.enum(['USERNAME', 'MOBILE']),
      captcha,
    })
    .transform(({ mobileNo, ...order }) => ({ ...order, mobileNum: mobileNo || order.mobileNum })),
  reply: z.object({ expiredMinutes: z.int() }),
  errors: [
    'phone_missing',
    'phone_invalid',
    'captcha_failed',
    'code_quota_spent',
    'code_not_sent',
    'not_enabled',
    'too_many_requests',
  ],
});

export const checkAffiliate = route('checkAffiliate', {
  guard: 'visitor',
  summary: 'Succeeds when an agent has the code.',
  query: z.object({ code: field, domain: field }),
  reply: z.object({}),
  errors: ['not_empty', 'invitation_code_error'],
});
