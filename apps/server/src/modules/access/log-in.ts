import { Refusal } from '@hintha/platform';
import type { House } from '../../house.ts';
import { openSession } from './open-session.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { isAgent, nameKey } from './rules.ts';
import { findAccountByKey } from './store.ts';
import type { Origin } from './types.ts';

export interface Credentials {
  username: string;
  password: string;
  side: 'MEMBER' | 'AGENT';
}

/** Opens a session for a user name and password; an unknown name and a wrong password look and last the same. */
export const logIn = async (house: House, credentials: Credentials, origin: Origin): Promise<string> => {
  const password = credentials.password.trim();
  if (credentials.username === '' || password === '') throw new Refusal('not_empty');
  const account = await findAccountByKey(house.db, nameKey(credentials.username));
  const stored = account?.password ?? (await decoy(house));
  const right = await verifyPassword(stored, password);
  if (account === undefined || !right) throw new Refusal('wrong_credentials');
  if (account.status === 'locked') throw new Refusal('account_locked');
  if (credentials.side === 'AGENT' && !isAgent(account.type)) throw new Refusal('non_agent');
  return openSession(house, account.id, origin);
};

let decoyHash: Promise<string> | null = null;

/** A hash that no password opens, worked on when there is no account so that the time tells nothing. */
const decoy = (house: House): Promise<string> =>
  (decoyHash ??= hashPassword(house.random, 'no account has this'));
