import { Refusal } from '@hintha/platform';
import type { House } from '../../house.ts';
import { attemptLogin } from './attempts/attempt-login.ts';
import type { CaptchaAnswer } from './captcha/answer-captcha.ts';
import { noteSignIn } from './devices/note-sign-in.ts';
import { openSession } from './open-session.ts';
import { NOBODYS_PASSWORD, verifyPassword } from './password.ts';
import { judgePassword } from './passwords/judge-password.ts';
import { isAgent, nameKey } from './rules.ts';
import { findAccountByKey } from './store.ts';
import type { Origin, SignedIn, StoredAccount } from './types.ts';

export interface Credentials {
  username: string;
  password: string;
  side: 'MEMBER' | 'AGENT';
  captcha: CaptchaAnswer;
}

/** Opens a session for a user name and password; an unknown name and a wrong password look and last the same. */
export const logIn = async (house: House, credentials: Credentials, origin: Origin): Promise<SignedIn> => {
  const password = credentials.password.trim();
  if (credentials.username === '' || password === '') throw new Refusal('not_empty');
  const key = nameKey(credentials.username);
  const account = await findAccountByKey(house.db, key);
  const stored = account?.password ?? NOBODYS_PASSWORD;
  const { right, told } = await attemptLogin(
    house,
    { key, ip: origin.ip, captcha: credentials.captcha },
    () => verifyPassword(stored, password),
  );
  const refused = refusalOf(account, right, credentials.side);
  const notice = await noteSignIn(
    house,
    { accountId: account?.id, outcome: refused ? 'failed' : 'ok' },
    origin,
  );
  if (account === undefined || refused !== undefined) throw new Refusal(refused ?? 'wrong_credentials', told);
  return {
    token: await openSession(house, account.id, origin),
    ...notice,
    ...judgePassword(house, account, password),
  };
};

const refusalOf = (account: StoredAccount | undefined, right: boolean, side: Credentials['side']) => {
  if (account === undefined || !right) return 'wrong_credentials';
  if (account.status === 'locked') return 'account_locked';
  if (side === 'AGENT' && !isAgent(account.type)) return 'non_agent';
  return undefined;
};
