import { openJobs, transaction } from '@hintha/platform';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { createAccount } from '../accounts/create-account.ts';
import { jobs } from '../jobs.ts';
import { NOBODYS_PASSWORD } from '../passwords/hash-password.ts';

const db = testDatabase();
const { ctx, clock } = testContext(db);
const DAY = 24 * 60 * 60_000;

const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * DAY);

const leftIn = async (table: string): Promise<string[]> => {
  const { rows } = await db.pool.query<{ label: string }>(
    `select ${LABELS[table] ?? ''} as label from ${table}`,
  );
  return rows.map(({ label }) => label).toSorted();
};

const LABELS: Record<string, string> = {
  identity_login: 'user_agent',
  identity_session: 'user_agent',
  identity_code: 'recipient',
  identity_challenge: `convert_from(id_hash, 'UTF8')`,
  identity_remember_me: `convert_from(cookie_hash, 'UTF8')`,
};

test('what is too old is deleted, the younger stays', async () => {
  const id = await transaction(db, (tx) =>
    createAccount(tx, { name: 'retained', type: 0, passwordHash: NOBODYS_PASSWORD, demo: false }),
  );
  for (const [label, days] of [
    ['old', 401],
    ['young', 399],
  ] as const) {
    await db.pool.query(
      `insert into identity_login (account_id, at, ip, user_agent, outcome) values ($1, $2, '', $3, 'ok')`,
      [id, daysAgo(days), label],
    );
    await db.pool.query(
      `insert into identity_session (token_hash, account_id, created_at, last_used_at, ip, user_agent)
       values ($3::text::bytea, $1, $2, $2, '', $3::text)`,
      [id, daysAgo(days), label],
    );
  }
  for (const [label, days] of [
    ['old', 8],
    ['young', 6],
  ] as const)
    await db.pool.query(
      `insert into identity_code (purpose, recipient, digest, place, created_at, expires_at)
       values ('login', $1, '', '', $2, $2)`,
      [label, daysAgo(days)],
    );
  for (const [label, days] of [
    ['old', 1.1],
    ['young', -0.1],
  ] as const) {
    await db.pool.query(
      `insert into identity_challenge (id_hash, account_id, password_digest, methods, first_time_login,
         password_expired, using_default_password, created_at, expires_at)
       values ($1::text::bytea, $2, '', '{}', false, false, false, $3, $3)`,
      [label, id, daysAgo(days)],
    );
    await db.pool.query(
      `insert into identity_remember_me (cookie_hash, account_id, password_digest, expires_at)
       values ($1::text::bytea, $2, '', $3)`,
      [label, id, daysAgo(days)],
    );
  }
  const [purge] = jobs(ctx);
  await purge?.run(null);
  for (const table of Object.keys(LABELS))
    expect({ table, left: await leftIn(table) }).toEqual({ table, left: ['young'] });
});

test('more than can go at once goes all the same', async () => {
  await db.pool.query(
    `insert into identity_code (purpose, recipient, digest, place, created_at, expires_at)
     select 'login', 'many', '', '', $1, $1 from generate_series(1, 5001)`,
    [daysAgo(30)],
  );
  await jobs(ctx)[0]?.run(null);
  expect(await leftIn('identity_code')).toEqual(['young']);
});

test('the worker of jobs takes the deletion on', async () => {
  const url = db.pool.options.connectionString ?? '';
  const worker = await openJobs({ url, role: 'hintha_app' }, jobs(ctx), ctx.log);
  const known = async () => {
    const { rows } = await db.pool.query<{ identifier: string }>(
      'select identifier from graphile_worker._private_known_crontabs',
    );
    return rows.map(({ identifier }) => identifier);
  };
  await expect.poll(known, { timeout: 10_000 }).toContain('purge-access');
  await worker.close();
});
