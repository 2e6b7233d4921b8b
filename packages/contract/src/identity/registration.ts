import { z } from 'zod';
import { route } from '../route.ts';
import { field, firebaseChannel, firebaseIdToken, password, SignedInView } from './fields.ts';

/** What a field of the registration form asks for; lengths count code points. */
export const FieldRuleView = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.string(),
  patternId: z.int(),
  minLength: z.int(),
  maxLength: z.int(),
});
export type FieldRuleView = z.infer<typeof FieldRuleView>;

/** The body of a registration; what is not named here is dropped. */
export const Registration = z.object({
  username: field,
  password: password.default(''),
  confirmPassword: password.default(''),
  payeeName: field,
  email: field,
  qqNum: field,
  mobileNum: field,
  /** The account of who brought the member in. */
  recommenderId: field,
  captcha: field,
  verificationCode: field,
  firebaseChannel,
  firebaseIdToken,
  /** The code of an agent. */
  affiliateCode: field,
  /** The withdraw password. */
  paymentPassword: password.default(''),
  line: field,
  whatsapp: field,
  facebook: field,
  wechat: field,
  idNumber: field,
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
export type Registration = z.infer<typeof Registration>;

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
  errors: [
    'not_empty',
    'bad_request',
    'inconsistent_twice',
    'password_too_common',
    'terms_not_accepted',
    'username_taken',
    'captcha_failed',
    'phone_invalid',
    'mobile_taken',
    'invitation_code_error',
    'code_missing',
    'code_wrong',
    'code_expired',
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
