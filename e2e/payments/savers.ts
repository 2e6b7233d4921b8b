import type { Database } from '@hintha/platform';
import { openAccount, PASSWORD } from '../accounts.ts';
import { operate } from '../operate.ts';
import { accountIdOf, givenDepositPlayed, givenRestedPayee } from '../../tools/scenario/index.ts';

export const PAYMENT_PASSWORD = '246802';
export const REAL_NAME = 'Thiri Aung';

export interface Saved {
  db: Database;
  databaseUrl: string;
  operatorUrl: string;
}

interface Asked {
  token?: string;
  body?: object;
}

type Method = 'GET' | 'POST' | 'PUT';

/** Makes a call as JSON and gives its value; a business error ends the journey. */
export const ask = async (address: string, method: Method, { token, body }: Asked = {}): Promise<never> => {
  const reply = await fetch(address, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { success, code, value } = (await reply.json()) as { success: boolean; code: string; value: never };
  if (!success) throw new Error(`${method} ${address}: ${code}`);
  return value;
};

/** A member with money, a withdraw password and a real name, whose turnover is played. */
export const openSaver = async (testSite: Saved, name: string, amount: string): Promise<void> => {
  const { db, databaseUrl, operatorUrl } = testSite;
  await openAccount(testSite, name);
  const credit = ['--account', name, '--amount', amount, '--reason', 'e2e'];
  await operate(databaseUrl, 'credit', ...credit);
  const { token }: { token: string } = await ask(`${operatorUrl}/wps/session/login`, 'POST', {
    body: { username: name, password: PASSWORD },
  });
  const proof = { password: PASSWORD };
  const keys = { newPassword: PAYMENT_PASSWORD, confirmNewPassword: PAYMENT_PASSWORD, proof };
  await ask(`${operatorUrl}/wps/member/paymentPassword`, 'POST', { token, body: keys });
  await ask(`${operatorUrl}/wps/member/payeeName`, 'PUT', { token, body: { payeeName: REAL_NAME, proof } });
  await givenDepositPlayed(db, await accountIdOf(db, name), 5_000_000n);
};

/** An account to be paid out to that has rested long ago. */
export const openPayee = async (db: Database, name: string): Promise<void> => {
  const accountId = await accountIdOf(db, name);
  const number = `09770${String(accountId).padStart(6, '0')}`;
  await givenRestedPayee(db, { accountId, number, name: REAL_NAME });
};
