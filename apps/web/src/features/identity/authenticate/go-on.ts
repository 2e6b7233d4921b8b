import type { identity } from '@hintha/contract';
import { isSigningIn } from '../../../shared/gate.ts';
import { openModal } from '../../../shared/modals.ts';
import { flags } from '../../../shared/permission.ts';
import { holdSession, signIn } from '../../../shared/sign-in.ts';
import { needsNewPassword } from './needs-new-password.ts';
import { showPopups } from './show-popups.ts';
import { showPreviousLogin } from './show-previous-login.ts';

/** Who comes in, and how; the password is kept in memory alone, for a change that may be asked for. */
export interface Entry {
  username: string;
  type: 'username' | 'sms' | 'free';
  password: string;
  /** Whether the account was opened by this entry. */
  isNew?: boolean;
}

/** Goes on after a login: through, or held until a new password has been chosen. */
export const goOn = async (
  opened: identity.SignedInView,
  { username, type, password, isNew = false }: Entry,
): Promise<void> => {
  const { token } = opened;
  await flags.load();
  const expiryForces = flags.use.getState().value?.has('PWDEXPFORCECHANGE3') ?? false;
  if (needsNewPassword(opened, { type, expiryForces })) {
    openModal({ name: 'change-password', oldPassword: password });
    holdSession({ token, username });
    return;
  }
  await signIn({ token, username });
  showPreviousLogin(opened);
  // Whoever was on the way to something is there by now.
  if (isNew && isSigningIn()) openModal({ name: 'welcome' });
  else await showPopups();
};
