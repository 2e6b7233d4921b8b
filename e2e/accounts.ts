import { randomUUID } from 'node:crypto';
import type { Database } from '@hintha/platform';
import { givenAccount, givenRegistrationUncounted } from '../tools/scenario/index.ts';
import { seal } from '../tools/test/seal.ts';

export const PASSWORD = 'a long pass 1';
const DAY_MS = 86_400_000;

interface Owner {
  password?: string;
  /** With its country in digits alone. */
  mobile?: string;
  email?: string;
  /** Somebody else has chosen the password. */
  mustChange?: boolean;
  passwordAgeDays?: number;
  /** Where the account is opened from, which it knows from then on. */
  ip?: string;
  /** Of the friend by whose link it comes. */
  referralCode?: string;
}

interface TestSite {
  db: Database;
  operatorUrl: string;
}

interface Published {
  encryption: { keyId: string; publicKey: Record<string, string> };
}

/** Opens an account as the page does, and puts on it what only others or much time could. */
export const openAccount = async (testSite: TestSite, username: string, owner: Owner = {}): Promise<void> => {
  const { password = PASSWORD, mobile = null, email = null, mustChange = false, ip = '192.0.2.1' } = owner;
  const { referralCode = '' } = owner;
  await givenRegistrationUncounted(testSite.db);
  const permission = await fetch(`${testSite.operatorUrl}/wps/system/permission`);
  const { value } = (await permission.json()) as { value: Published };
  const body = { username, password, confirmPassword: password, ageAndTermsAccepted: true, referralCode };
  const letter = { iat: Math.floor(Date.now() / 1000), jti: randomUUID(), body };
  const reply = await fetch(`${testSite.operatorUrl}/wps/member/register`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': ip },
    body: JSON.stringify({ jwe: seal(value.encryption, JSON.stringify(letter)) }),
  });
  if (!reply.ok) throw new Error(`no account ${username}: ${await reply.text()}`);
  const passwordSetAt = new Date(Date.now() - (owner.passwordAgeDays ?? 0) * DAY_MS);
  await givenAccount(testSite.db, username, { mobile, email, mustChange, passwordSetAt });
};
