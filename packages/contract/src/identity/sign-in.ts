import { z } from 'zod';
import { route } from '../route.ts';
import {
  captcha,
  countryDialingCode,
  firebaseIdToken,
  line,
  mobileNum,
  password,
  SignedInView,
  verificationCode,
} from './fields.ts';

export const readCaptcha = route('readCaptcha', {
  guard: 'visitor',
  summary: 'A picture to read, as the base64 text of a PNG; the cookie captchaId ties the answer to it.',
  reply: z.string(),
  errors: ['too_many_requests'],
});

/** What comes with a refused login: whether the next one needs the answer to a captcha. */
export interface LoginErrorView {
  captcha: boolean;
}

export const logIn = route('logIn', {
  guard: 'visitor',
  summary: 'Opens a session by user name and password, or by a phone and the code sent to it.',
  body: z.object({
    username: line.default(''),
    password: password.default(''),
    /** What the login is made with: a password, a code of our own, or the token of the phone provider. */
    type: z.enum(['username', 'sms', 'firebase']).default('username'),
    mobileNum,
    countryDialingCode,
    verificationCode,
    side: z.enum(['MEMBER', 'AGENT']).default('MEMBER'),
    captcha,
    firebaseIdToken,
    /** Keeps the user name and the type for a day in a cookie; never a password. */
    remember: z.boolean().default(false),
  }),
  reply: SignedInView,
  errors: [
    'not_empty',
    'captcha_failed',
    'verification_needed',
    'non_member',
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
    'code_not_sent',
  ],
});

export const logInFree = route('logInFree', {
  guard: 'visitor',
  summary: 'Opens a trial account and a session with it, where free play is on.',
  body: z.object({
    os: z.string().max(64).default(''),
    platform: z.literal('W').default('W'),
    version: z.literal(3).default(3),
    adult: z.boolean().default(false),
  }),
  reply: SignedInView,
  errors: ['not_enabled', 'age_not_confirmed', 'too_many_requests'],
});

export const readRememberMe = route('readRememberMe', {
  guard: 'visitor',
  summary: 'Who asked to be remembered in this browser within the last day; an empty name when nobody did.',
  reply: z.object({ username: z.string(), type: z.enum(['username', 'sms', 'firebase']) }),
});

export const logOut = route('logOut', {
  guard: 'session',
  summary: 'Ends the session of the token.',
  reply: z.object({}),
});
