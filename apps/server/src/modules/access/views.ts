import type { access } from '@hintha/contract';
import type { SignedIn } from './types.ts';

export const toSignedInView = (opened: SignedIn): access.SignedInView => ({
  token: opened.token,
  firstTimeLogin: opened.firstTimeLogin,
  passwordExpired: opened.passwordExpired,
  usingDefaultPassword: opened.usingDefaultPassword,
  failedSince: opened.failedSince,
  previousLoginAt: opened.previousLoginAt?.getTime() ?? null,
});
