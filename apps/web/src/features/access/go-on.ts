import type { access } from '@hintha/contract';
import { flags } from '../../shared/permission.ts';
import { holdSignIn, signIn } from '../../shared/sign-in.ts';
import { needsNewPassword } from './needs-new-password.ts';
import { tellPreviousLogin } from './tell-previous-login.ts';

/** Goes on after a login: through, or held until a new password has been chosen. */
export const goOn = async (
  opened: access.SignedInView,
  { username, type }: { username: string; type: string },
): Promise<'through' | 'held'> => {
  const { token } = opened;
  await flags.load();
  const expiryForces = flags.use.getState().value?.has('PWDEXPFORCECHANGE3') ?? false;
  if (needsNewPassword(opened, { type, expiryForces })) {
    holdSignIn({ token, username });
    return 'held';
  }
  await signIn({ token, username });
  tellPreviousLogin(opened);
  return 'through';
};
