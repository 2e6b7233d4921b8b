import { z } from 'zod';
import { route } from '../route.ts';
import {
  captcha,
  countryDialingCode,
  mobileNum,
  password,
  SignedInView,
  verificationCode,
} from './fields.ts';

const CODE_ERRORS = [
  'phone_missing',
  'phone_invalid',
  'captcha_failed',
  'code_quota_spent',
  'code_not_sent',
  'not_enabled',
  'too_many_requests',
] as const;

export const sendPhoneCode = route('sendPhoneCode', {
  guard: 'visitor',
  summary: 'Sends a code to the phone of an account, for logging in or for a new password.',
  body: z.object({
    countryDialingCode,
    mobileNum,
    purpose: z.enum(['login', 'password']).default('login'),
    captcha,
  }),
  reply: z.object({ expiredMinutes: z.int() }),
  errors: CODE_ERRORS,
});

export const setPasswordByCode = route('setPasswordByCode', {
  guard: 'visitor',
  summary: 'Gives the account of a phone a new password for the code sent to it, and opens a session.',
  body: z.object({ countryDialingCode, mobileNum, verificationCode, newPassword: password.default('') }),
  reply: SignedInView,
  errors: [
    'not_empty',
    'bad_request',
    'phone_missing',
    'phone_invalid',
    'password_too_common',
    'code_missing',
    'code_wrong',
    'code_expired',
    'verification_needed',
    'account_locked',
    'too_many_requests',
  ],
});
