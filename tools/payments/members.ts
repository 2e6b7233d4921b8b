import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { createAccount } from '@hintha/server/src/modules/identity/index.ts';
import { openWallet, post } from '@hintha/server/src/modules/wallet/index.ts';
import { argon2Sync } from 'node:crypto';
import { expect } from 'vitest';
import type { TestContext } from '../test-context.ts';
import { testEntry } from '../test-wallet.ts';

export const PASSWORD = 'long enough 1';
export const PAYMENT_PASSWORD = '246802';
export const PAYEE_NAME = 'Thiri Aung';

export interface TestMember {
  readonly id: bigint;
  readonly name: string;
  /** Of the session that is open now. */
  token: string;
}

let people = 0;

/** A password as it is stored, but so cheap to look at that races are decided by the database. */
const hashCheaply = (password: string): string => {
  const nonce = Buffer.alloc(16, 7);
  const cost = { message: password, nonce, memory: 8, passes: 1, parallelism: 1, tagLength: 32 };
  const [salt, tag] = [nonce, argon2Sync('argon2id', cost)].map((bytes) =>
    bytes.toString('base64').replaceAll('=', ''),
  );
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${tag}`;
};

/** A member with a withdraw password, a name for payouts and so many hundredths in the wallet, signed in. */
export const openMember = async ({ ctx, call }: TestContext, funds = 0n): Promise<TestMember> => {
  const name = `saver${(people += 1)}`;
  const [passwordHash, paymentHash] = [hashCheaply(PASSWORD), hashCheaply(PAYMENT_PASSWORD)];
  const id = await transaction(ctx.db, async (tx) => {
    const account = await createAccount(tx, { name, type: 0, passwordHash, demo: false });
    await openWallet(tx, account);
    if (funds > 0n) await post(tx, account, { ...testEntry('funds', funds), kind: 'DEPOSIT' });
    return account;
  });
  const { pool } = ctx.db;
  await pool.query(
    `insert into members_profile (account_id, payee_name) values ($1, $2)
     on conflict (account_id) do update set payee_name = excluded.payee_name`,
    [id, PAYEE_NAME],
  );
  await pool.query('insert into identity_payment_password (account_id, password) values ($1, $2)', [
    id,
    paymentHash,
  ]);
  return { id, name, token: await signIn(call, name) };
};

/** Opens another session and answers its token. */
export const signIn = async (call: TestContext['call'], name: string): Promise<string> => {
  const body = { username: name, password: PASSWORD };
  const answer = await call('POST', '/wps/session/login', { body });
  expect(answer.body.code).toBe('ok');
  return (answer.body.value as { token: string }).token;
};

/** Puts money into the wallet. */
export const fund = async ({ ctx }: TestContext, { id }: TestMember, amount: bigint, key: string) =>
  post(ctx.db, id, { ...testEntry(key, amount), amount: money(amount), kind: 'DEPOSIT' });

const DAY_MS = 24 * 60 * 60_000;

/** An account that the member has been paid out to for so many days; answers its id. */
export const openPayee = async (
  { ctx, clock }: TestContext,
  { id }: TestMember,
  payee: { kind?: string; provider?: string; number?: string; ageDays?: number } = {},
): Promise<string> => {
  const { kind = 'wallet', provider = 'KBZPAY', ageDays = 30 } = payee;
  const { number = `0977${String(id).padStart(6, '0')}` } = payee;
  const addedAt = new Date(clock.now().getTime() - ageDays * DAY_MS);
  const { rows } = await ctx.db.pool.query<{ id: bigint }>(
    `insert into payments_payee (account_id, kind, provider, number, name, added_at, usable_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [id, kind, provider, number, PAYEE_NAME, addedAt, new Date(addedAt.getTime() + DAY_MS)],
  );
  return String(rows[0]?.id);
};

/** Gives the member a past that speaks for it: deposits, a withdrawal that went well, and a known device. */
export const openPast = async ({ ctx, clock }: TestContext, { id }: TestMember, payeeId: string) => {
  const { pool } = ctx.db;
  const before = new Date(clock.now().getTime() - 10 * DAY_MS);
  await pool.query(
    `insert into payments_channel (id, type, name, currency, min_amount, max_amount, time_out_minutes, position)
     values ('past', 'MANUAL', 'past', 'MMK', 1, 100000000, 15, 99) on conflict do nothing`,
  );
  await pool.query(
    `insert into payments_deposit
       (account_id, channel_id, request_id, asked, pay_amount, currency, state, paid, fee, credited, created_at,
        expires_at, settled_at)
     values ($1, 'past', 'past', 100000000, 100000000, 'MMK', 'CREDITED', 100000000, 0, 100000000, $2, $2, $2)`,
    [id, before],
  );
  await pool.query(
    `insert into payments_withdrawal
       (account_id, request_id, payee_id, amount, fee, state, ip, user_agent, requested_at, ended_at)
     values ($1, 'past', $2, 1000000, 0, 'COMPLETED', '', '', $3, $3)`,
    [id, payeeId, before],
  );
  await pool.query(`update identity_login set at = $2 where account_id = $1`, [id, before]);
};
