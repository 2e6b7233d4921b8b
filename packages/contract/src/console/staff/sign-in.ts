import { z } from 'zod';
import { Nothing, plain } from '../fields.ts';
import { ROLES } from './roles.ts';
import { consoleRoute } from '../route.ts';

const EnteredView = z.object({
  /** Counts for the console alone, and for entering only until a code is shown. */
  token: z.string(),
  /** Whether the account has an authenticator; without one it has to be set up first. */
  hasAuthenticator: z.boolean(),
});

export const readSignInCaptcha = consoleRoute('readSignInCaptcha', {
  summary: 'A picture to read, as the base64 text of a PNG; a cookie ties the answer to it.',
  reply: z.string(),
  errors: ['too_many_requests'],
});

export const signIn = consoleRoute('signIn', {
  summary: 'Begins to sign in with a name and a password; a code of the authenticator finishes it.',
  body: z.object({
    name: plain(64),
    password: z.string().max(256),
    /** What was read in the picture, once a refusal has asked for it with `captcha: true`. */
    captcha: z.string().max(16).default(''),
  }),
  reply: EnteredView,
  errors: ['captcha_failed', 'wrong_credentials', 'account_locked', 'too_many_requests'],
});

export const prepareFactor = consoleRoute('prepareFactor', {
  summary: 'Draws the secret of an authenticator, which counts once a code of it is shown.',
  reply: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['not_logged_in', 'authenticator_present'],
});

export const verifyFactor = consoleRoute('verifyFactor', {
  summary:
    'Finishes signing in; the first code of a new authenticator comes with a password of the own choice.',
  body: z.object({ code: z.string().max(16), newPassword: z.string().max(256).default('') }),
  /** In place of the token so far, which ends. */
  reply: z.object({ token: z.string() }),
  errors: ['not_logged_in', 'code_missing', 'code_wrong', 'password_too_common', 'too_many_requests'],
});

const MeView = z.object({
  id: z.string(),
  name: z.string(),
  roles: z.array(z.enum(ROLES)),
  /** Whether a code was shown; before that nothing else may be called. */
  complete: z.boolean(),
});

export const readMe = consoleRoute('readMe', {
  summary: 'Who is signed in.',
  reply: MeView,
  errors: ['not_logged_in'],
});

export const signOut = consoleRoute('signOut', {
  summary: 'Ends the session.',
  reply: Nothing,
  errors: ['not_logged_in'],
});
