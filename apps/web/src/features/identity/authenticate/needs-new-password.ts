import type { identity } from '@hintha/contract';

type Opened = Pick<identity.SignedInView, 'firstTimeLogin' | 'passwordExpired' | 'usingDefaultPassword'>;

/** Whether a login by password has to choose another before it goes on. */
export const needsNewPassword = (
  { firstTimeLogin, passwordExpired, usingDefaultPassword }: Opened,
  { type, expiryForces }: { type: string; expiryForces: boolean },
): boolean =>
  type === 'username' && (firstTimeLogin || usingDefaultPassword || (passwordExpired && expiryForces));
