import type { Database } from '@hintha/platform';
import { openAccount, PASSWORD } from '../accounts.ts';
import { operate } from '../operate.ts';
import { accountIdOf, givenAccount, givenPayeesRested } from '../../tools/scenario/index.ts';

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
  await letDayPass(db, name);
  await openPlayed(db, name);
};

/** What rests for a day has rested: the keys that were changed and the accounts that were added. */
export const letDayPass = async (db: Database, name: string): Promise<void> => {
  await givenAccount(db, name, { credentialsChangedAt: null });
  await givenPayeesRested(db, await accountIdOf(db, name));
};

/** An account to be paid out to that has rested long ago. */
export const openPayee = async ({ pool }: Database, name: string): Promise<void> => {
  await pool.query(
    `insert into payments_payee (account_id, kind, provider, number, name, added_at, usable_at)
     select id, 'wallet', 'KBZPAY', '09770' || lpad(id::text, 6, '0'), $2, now() - interval '9 days',
            now() - interval '8 days'
     from identity_account where name = $1`,
    [name, REAL_NAME],
  );
};

/** A requirement of a deposit that one bet has filled. */
const openPlayed = async ({ pool }: Database, name: string): Promise<void> => {
  await pool.query(
    `with member as (
       insert into turnover_wallet (account_id, seen_seq) select id, 1 from identity_account where name = $1
       returning account_id),
     requirement as (
       insert into turnover_requirement
         (account_id, kind, base, multiple, target, progress, state, opened_seq, opened_at, closed_at, source, reference)
       select account_id, 'DEPOSIT', 5000000, 1, 5000000, 5000000, 'FULFILLED', 0, now(), now(), 'payments', 'D1'
       from member returning id, account_id),
     bet as (
       insert into turnover_bet (account_id, reference, placed_seq, settled, weight_code, stake, valid, at)
       select account_id, 'round-1', 1, true, 'RNG', 6000000, 6000000, now() from member
       returning account_id, reference)
     insert into turnover_contribution (requirement_id, placed_seq, account_id, reference, amount)
     select requirement.id, 1, bet.account_id, bet.reference, 5000000 from requirement, bet`,
    [name],
  );
};
