import type { access } from '@hintha/contract';

type Opened = Pick<access.SignedInView, 'firstTimeLogin' | 'passwordExpired' | 'usingDefaultPassword'>;

/** Whether a login has to choose a new password before it goes on; a login by text message has none. */
export const needsNewPassword = (
  { firstTimeLogin, passwordExpired, usingDefaultPassword }: Opened,
  { type, expiryForces }: { type: string; expiryForces: boolean },
): boolean => type !== 'sms' && (firstTimeLogin || usingDefaultPassword || (passwordExpired && expiryForces));
