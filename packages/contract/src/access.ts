import { z } from 'zod';
import { route } from './route.ts';

const userName = z.string().max(255).trim();
const password = z.string().max(255);

/** Types of account: 0 member, 1 agent, 2 master agent, 4 trial, 41 affiliate agent, 42 sub-account of an agent. */
export const ACCOUNT_TYPES = [0, 1, 2, 4, 41, 42] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

const FieldRuleView = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.string(),
  patternId: z.int(),
  minLength: z.int(),
  maxLength: z.int(),
});
export type FieldRuleView = z.infer<typeof FieldRuleView>;

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
});
export type SignedInView = z.infer<typeof SignedInView>;

export const logIn = route('logIn', {
  guard: 'visitor',
  summary: 'Opens a session by user name and password.',
  body: z.object({
    username: userName,
    password,
    type: z.enum(['username']).default('username'),
    side: z.enum(['MEMBER', 'AGENT']).default('MEMBER'),
  }),
  reply: SignedInView,
  refusals: ['not_empty', 'wrong_credentials', 'account_locked', 'non_agent', 'too_many_requests'],
});

export const register = route('register', {
  guard: 'visitor',
  summary: 'Opens an account by user name and password, and a session with it.',
  body: z.object({
    username: userName,
    password,
    confirmPassword: password,
    ageAndTermsAccepted: z.boolean(),
    registerMethod: z.literal('WEB').default('WEB'),
    registerUrl: z.string().max(2048).default(''),
  }),
  reply: SignedInView,
  refusals: [
    'not_empty',
    'bad_request',
    'inconsistent_twice',
    'password_too_common',
    'terms_not_accepted',
    'username_taken',
    'not_enabled',
    'too_many_requests',
  ],
});

export const logOut = route('logOut', {
  guard: 'session',
  summary: 'Ends the session of the token.',
  reply: z.object({}),
});
