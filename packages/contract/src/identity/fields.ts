import { z } from 'zod';
import { Instant } from '../amount.ts';

/** One line of text; a control character has no place in it. */
export const line = z
  .string()
  .max(255)
  .trim()
  .regex(/^\P{Cc}*$/u);
/** A field that may be left out, which is the same as leaving it empty. */
export const field = line.default('');
export const password = z.string().max(255);
export const mobileNum = z.string().max(32).default('');
export const countryDialingCode = z.string().max(8).default('');
export const verificationCode = z.string().max(255).default('');
/** `sms` when a token of the phone provider takes the place of a code of our own. */
export const firebaseChannel = z.enum(['', 'sms']).default('');
export const firebaseIdToken = z.string().max(4096).default('');
/** What was read in the picture of readCaptcha. */
export const captcha = z.string().max(16).optional();

export const SignedInView = z.object({
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
