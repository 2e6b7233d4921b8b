import type { access } from '@hintha/contract';

export const toSignedInView = (token: string): access.SignedInView => ({
  token,
  firstTimeLogin: false,
  passwordExpired: false,
  usingDefaultPassword: false,
});
