import { z } from 'zod';
import { Instant } from './amount.ts';
import { FieldRuleView, line, Registration } from './registration.ts';
import { route } from './route.ts';

export type { FieldRuleView, Registration } from './registration.ts';

const userName = line;
const field = line.default('');
const password = z.string().max(255);
const mobileNum = z.string().max(32).default('');
const countryDialingCode = z.string().max(8).default('');
const verificationCode = z.string().max(255).default('');

/** Types of account: 0 member, 1 agent, 2 master agent, 4 trial, 41 affiliate agent, 42 sub-account of an agent. */
export const ACCOUNT_TYPES = [0, 1, 2, 4, 41, 42] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

export const readRegisterRules = route('readRegisterRules', {
  guard: 'visitor',
  summary: 'The rule of each registration field.',
  reply: z.record(z.string(), FieldRuleView),
});

const SignedInView = z.object({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  usingDefaultPassword: z.boolean(),
  /** When the account was signed in to before; null on the first time. */
  previousLoginAt: Instant.nullable(),
  /** How many attempts to sign in have failed since then. */
  failedSince: z.int(),
});
export type SignedInView = z.infer<typeof SignedInView>;

export const readCaptcha = route('readCaptcha', {
  guard: 'visitor',
  summary: 'A picture to read, as the base64 text of a PNG; the cookie captchaId ties the answer to it.',
  reply: z.string(),
  refusals: ['too_many_requests'],
});

/** What comes with a refused login: whether the next one needs the answer to a captcha. */
export interface LoginRefusedView {
  captcha: boolean;
}

export const logIn = route('logIn', {
  guard: 'visitor',
  summary: 'Opens a session by user name and password, or by a phone and the code sent to it.',
  body: z.object({
    username: userName.default(''),
    password: password.default(''),
    type: z.enum(['username', 'sms']).default('username'),
    mobileNum,
    countryDialingCode,
    verificationCode,
    side: z.enum(['MEMBER', 'AGENT']).default('MEMBER'),
    captcha: z.string().max(16).optional(),
  }),
  reply: SignedInView,
  refusals: [
    'not_empty',
    'captcha_failed',
    'wrong_credentials',
    'account_locked_for_a_while',
    'account_locked',
    'non_agent',
    'too_many_requests',
    'not_enabled',
    'phone_invalid',
    'code_missing',
    'code_wrong',
    'code_expired',
  ],
});

export const register = route('register', {
  guard: 'visitor',
  summary: 'Opens an account by user name and password, and a session with it.',
  body: Registration,
  reply: SignedInView,
  refusals: [
    'not_empty',
    'bad_request',
    'inconsistent_twice',
    'password_too_common',
    'terms_not_accepted',
    'username_taken',
    'invitation_code_error',
    'not_enabled',
    'too_many_requests',
  ],
});

export const checkAffiliate = route('checkAffiliate', {
  guard: 'visitor',
  summary: 'Succeeds when an agent has the code.',
  query: z.object({ code: field, domain: field }),
  reply: z.object({}),
  refusals: ['not_empty', 'invitation_code_error'],
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
    })
    .transform(({ mobileNo, ...order }) => ({ ...order, mobileNum: mobileNo || order.mobileNum })),
  reply: z.object({ expiredMinutes: z.int() }),
  refusals: ['not_empty', 'phone_invalid', 'not_enabled', 'too_many_requests'],
});

export const sendPhoneCode = route('sendPhoneCode', {
  guard: 'visitor',
  summary: 'Sends a code to the phone of an account, for logging in or for a new password.',
  body: z.object({
    countryDialingCode,
    mobileNum,
    purpose: z.enum(['login', 'password']).default('login'),
  }),
  reply: z.object({ expiredMinutes: z.int() }),
  refusals: ['not_empty', 'phone_invalid', 'not_enabled', 'too_many_requests'],
});

export const setPasswordByCode = route('setPasswordByCode', {
  guard: 'visitor',
  summary: 'Gives the account of a phone a new password for the code sent to it, and opens a session.',
  body: z.object({ countryDialingCode, mobileNum, verificationCode, newPassword: password.default('') }),
  reply: SignedInView,
  refusals: [
    'not_empty',
    'bad_request',
    'phone_invalid',
    'password_too_common',
    'code_missing',
    'code_wrong',
    'code_expired',
    'account_locked',
    'too_many_requests',
  ],
});

export const registerByMobile = route('registerByMobile', {
  guard: 'visitor',
  summary: 'Opens an account for a phone that has shown its code, and a session with it.',
  body: z.object({
    countryDialingCode,
    mobileNum,
    verificationCode,
    password: password.default(''),
    confirmPassword: password.default(''),
    ageAndTermsAccepted: z.boolean().default(false),
  }),
  reply: SignedInView,
  refusals: [
    'not_empty',
    'bad_request',
    'phone_invalid',
    'inconsistent_twice',
    'password_too_common',
    'terms_not_accepted',
    'mobile_taken',
    'code_missing',
    'code_wrong',
    'code_expired',
    'not_enabled',
    'too_many_requests',
  ],
});

export const logOut = route('logOut', {
  guard: 'session',
  summary: 'Ends the session of the token.',
  reply: z.object({}),
});

export const changePassword = route('changePassword', {
  guard: 'session',
  summary: 'Gives the account a new password and ends its other sessions.',
  body: z.object({ oldPassword: password, newPassword: password, confirmNewPassword: password }),
  reply: z.object({}),
  refusals: [
    'not_empty',
    'bad_request',
    'inconsistent_twice',
    'password_too_common',
    'old_password_wrong',
    'same_password',
    'too_many_requests',
  ],
});

/** An id of a list as it comes back in an address. */
const rowId = z.string().regex(/^\d{1,18}$/);

const SessionView = z.object({
  id: z.string(),
  openedAt: Instant,
  lastUsedAt: Instant,
  ip: z.string(),
  /** Browser and system in a few words; may be empty. */
  device: z.string(),
  /** The session of this very call. */
  current: z.boolean(),
});
export type SessionView = z.infer<typeof SessionView>;

export const listSessions = route('listSessions', {
  guard: 'session',
  summary: 'Where the account is signed in, the session used last first.',
  reply: z.array(SessionView),
});

export const endSession = route('endSession', {
  guard: 'session',
  summary: 'Ends one session of the account; ending the own one is a logout.',
  params: z.object({ id: rowId }),
  reply: z.object({}),
  refusals: ['not_found'],
});

export const endOtherSessions = route('endOtherSessions', {
  guard: 'session',
  summary: 'Ends every session of the account but the one of this call.',
  reply: z.object({}),
});

const SignInView = z.object({
  id: z.string(),
  at: Instant,
  ip: z.string(),
  device: z.string(),
  outcome: z.enum(['ok', 'failed']),
});
export type SignInView = z.infer<typeof SignInView>;

export const listSignIns = route('listSignIns', {
  guard: 'session',
  summary: 'Sign-ins of the account, newest first, twenty at a time; `next` is where the next twenty begin.',
  query: z.object({ before: rowId.optional() }),
  reply: z.object({ list: z.array(SignInView), next: z.string().nullable() }),
});
