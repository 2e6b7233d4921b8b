import { z } from 'zod';
import { route } from '../route.ts';
import { Registration } from './registration.ts';
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
  errors: CODE_ERRORS,
});

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

export const registerByMobile = route('registerByMobile', {
  guard: 'visitor',
  summary: 'Opens an account for a phone that has shown its code, and a session with it.',
  body: Registration,
  reply: SignedInView,
  errors: [
    'not_empty',
    'bad_request',
    'captcha_failed',
    'phone_missing',
    'phone_invalid',
    'inconsistent_twice',
    'password_too_common',
    'terms_not_accepted',
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
