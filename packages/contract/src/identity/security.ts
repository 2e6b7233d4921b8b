import { z } from 'zod';
import { Instant } from '../amount.ts';
import { route } from '../route.ts';
import { countryDialingCode, field, mobileNum, password, verificationCode } from './fields.ts';

/**
 * What a change of the account's keys asks for: its password and, where the account has a second factor, a code of
 * one. An account without a password leaves it empty and proves itself by the code.
 */
export const Proof = z.object({
  password: password.default(''),
  method: z.enum(['sms', 'email', 'authenticator']).optional(),
  code: z.string().max(255).default(''),
});
export type Proof = z.infer<typeof Proof>;

const PROOF_ERRORS = [
  'proof_needed',
  'old_password_wrong',
  'code_missing',
  'code_wrong',
  'code_expired',
  'too_many_requests',
] as const;

export const readSecurity = route('readSecurity', {
  guard: 'player',
  summary: 'How well the account is guarded, with its contacts masked.',
  reply: z.object({
    /** From 1 to 5: one for the password, one each for phone, mail address, withdraw password and authenticator. */
    level: z.int(),
    hasPassword: z.boolean(),
    hasPaymentPassword: z.boolean(),
    hasAuthenticator: z.boolean(),
    mobile: z.string(),
    email: z.string(),
    payeeName: z.string(),
    /** Until when withdrawals wait after a change of a key; null when they do not. */
    withdrawalsHeldUntil: Instant.nullable(),
    /** For how long they would wait after the next change. */
    withdrawalHoldHours: z.int(),
    vipLevel: z.string(),
  }),
});

export const sendFactorCode = route('sendFactorCode', {
  guard: 'session',
  summary: 'Sends a code to the phone or the mail address of the account, as proof for a change.',
  body: z.object({ method: z.enum(['sms', 'email']) }),
  reply: z.object({ expiredMinutes: z.int() }),
  errors: ['code_quota_spent', 'code_not_sent', 'not_enabled', 'too_many_requests'],
});

export const sendContactCode = route('sendContactCode', {
  guard: 'player',
  summary: 'Sends a code to a phone or a mail address that the account is to have.',
  body: z.object({ channel: z.enum(['sms', 'email']), countryDialingCode, mobileNum, email: field }),
  reply: z.object({ expiredMinutes: z.int() }),
  errors: [
    'not_empty',
    'phone_missing',
    'phone_invalid',
    'email_invalid',
    'code_quota_spent',
    'code_not_sent',
    'not_enabled',
    'too_many_requests',
  ],
});

export const changeMobile = route('changeMobile', {
  guard: 'player',
  summary: 'Gives the account a phone that has shown its code; withdrawals wait for a day.',
  body: z.object({ countryDialingCode, mobileNum, verificationCode, proof: Proof }),
  reply: z.object({}),
  errors: ['phone_missing', 'phone_invalid', 'mobile_taken', ...PROOF_ERRORS],
});

export const changeEmail = route('changeEmail', {
  guard: 'player',
  summary: 'Gives the account a mail address that has shown its code; withdrawals wait for a day.',
  body: z.object({ email: field, verificationCode, proof: Proof }),
  reply: z.object({}),
  errors: ['not_empty', 'email_invalid', 'email_taken', ...PROOF_ERRORS],
});

export const setPaymentPassword = route('setPaymentPassword', {
  guard: 'player',
  summary: 'Sets the withdraw password, with the old one where there is one; withdrawals wait for a day.',
  body: z.object({
    oldPassword: password.default(''),
    newPassword: password.default(''),
    confirmNewPassword: password.default(''),
    proof: Proof,
  }),
  reply: z.object({}),
  errors: ['not_empty', 'bad_request', 'inconsistent_twice', 'payment_password_wrong', ...PROOF_ERRORS],
});

export const prepareAuthenticator = route('prepareAuthenticator', {
  guard: 'player',
  summary: 'Draws a secret for an authenticator; it counts once a code of it was shown.',
  reply: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['authenticator_present', 'too_many_requests'],
});

export const confirmAuthenticator = route('confirmAuthenticator', {
  guard: 'player',
  summary: 'Takes the prepared authenticator into use; withdrawals wait for a day.',
  body: z.object({ authenticatorCode: z.string().max(16).default(''), proof: Proof }),
  reply: z.object({}),
  errors: ['authenticator_present', ...PROOF_ERRORS],
});

export const removeAuthenticator = route('removeAuthenticator', {
  guard: 'player',
  summary: 'Takes the authenticator off the account; withdrawals wait for a day.',
  body: z.object({ proof: Proof }),
  reply: z.object({}),
  errors: PROOF_ERRORS,
});
