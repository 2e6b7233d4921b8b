import { BusinessError } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { findAccountByKey } from '../accounts/account-store.ts';
import { attemptLogin } from '../attempts/attempt-login.ts';
import type { CaptchaAnswer } from '../captcha/open-captcha.ts';
import { staffPasswords } from '../contributions.ts';
import { assessPassword } from '../passwords/check-password.ts';
import { NOBODYS_PASSWORD, passwordDigest, verifyPassword } from '../passwords/hash-password.ts';
import { isAgent, nameKey } from '../rules.ts';
import { recordFailedLogin } from '../sessions/record-login.ts';
import type { Authenticated, LoginOrigin, StoredAccount } from '../types.ts';

export interface Credentials {
  username: string;
  password: string;
  side: 'MEMBER' | 'AGENT';
  /** Whether the browser is to keep the name for a day. */
  remember: boolean;
  captcha: CaptchaAnswer;
}

/** Authenticates by user name and password; an unknown name and a wrong password look and last the same. */
export const authenticateByPassword = async (
  ctx: AppContext,
  credentials: Credentials,
  origin: LoginOrigin,
): Promise<Authenticated> => {
  const password = credentials.password.trim();
  if (credentials.username === '' || password === '') throw new BusinessError('not_empty');
  const key = nameKey(credentials.username);
  const { account, stored } = await findAccountAndHash(ctx, key);
  const { right, errorView } = await attemptLogin(
    ctx,
    { key, ip: origin.ip, device: origin.device, captcha: credentials.captcha },
    (priority) => verifyPassword(ctx, stored, password, priority),
  );
  const refused = businessErrorOf(account, right, credentials.side);
  if (account === undefined || refused !== undefined) {
    await recordFailedLogin(ctx, account?.id, origin);
    throw new BusinessError(refused ?? 'wrong_credentials', errorView);
  }
  return {
    firstFactor: 'password',
    accountId: account.id,
    passwordDigest: passwordDigest(account.password),
    passwordStatus: assessPassword(ctx, account, password),
    remember: credentials.remember ? { name: credentials.username, type: 'username' } : null,
  };
};

const findAccountAndHash = async ({ db, contributions }: AppContext, key: string) => {
  const findStaffPassword = contributions.one(staffPasswords);
  const [account, ofStaff] = await Promise.all([findAccountByKey(db, key), findStaffPassword(db, key)]);
  return { account, stored: account?.password ?? ofStaff ?? NOBODYS_PASSWORD };
};

const businessErrorOf = (account: StoredAccount | undefined, right: boolean, side: Credentials['side']) => {
  if (!right) return 'wrong_credentials';
  if (account === undefined) return side === 'AGENT' ? 'non_agent' : 'non_member';
  if (account.status === 'locked') return 'account_locked';
  if (side === 'AGENT' && !isAgent(account.type)) return 'non_agent';
  return undefined;
};
