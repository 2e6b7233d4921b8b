import { openJobs, transaction } from '@hintha/platform';
import { expect, test } from 'vitest';
import { givenOldCodes, readStored } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { createAccount } from '../accounts/create-account.ts';
import { jobs } from '../jobs.ts';
import { NOBODYS_PASSWORD } from '../passwords/hash-password.ts';
import { insertLogin } from '../sessions/login-store.ts';
import { insertSession } from '../accounts/account-store.ts';
import { insertCode } from '../one-time-codes/code-store.ts';
import { insertChallenge } from '../authenticate/challenge-store.ts';
import { insertRememberMe } from '../remember-me/remember-me-store.ts';
import { PASSWORD_IN_ORDER } from '../passwords/check-password.ts';

const db = testDatabase();
const { ctx, clock } = testContext(db);
const DAY = 24 * 60 * 60_000;

const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * DAY);

/** The labels of the rows that are left in a table. */
const leftIn = async (table: string): Promise<string[]> =>
  (await readStored(db, table)).map((row) => /old|young|many/.exec(row)?.[0] ?? row).toSorted();

const TABLES = [
  'identity_login',
  'identity_session',
  'identity_code',
  'identity_challenge',
  'identity_remember_me',
];

/** Begun and over at that time. */
const during = (days: number) => ({ at: daysAgo(days), expiresAt: daysAgo(days) });

const CODE = {
  purpose: 'login' as const,
  owner: null,
  device: null,
  known: false,
  digest: Buffer.alloc(0),
  network: '',
  bySms: false,
};

const CHALLENGE = { methods: [], passwordStatus: PASSWORD_IN_ORDER, remember: null };

test('what is too old is deleted, the younger stays', async () => {
  const id = await transaction(db, (tx) =>
    createAccount(tx, { name: 'retained', type: 0, passwordHash: NOBODYS_PASSWORD, demo: false }),
  );
  for (const [label, days] of [
    ['old', 401],
    ['young', 399],
  ] as const) {
    const origin = { accountId: id, at: daysAgo(days), ip: '', userAgent: label };
    const session = { ...origin, tokenHash: Buffer.from(label), passwordDigest: null, held: false };
    await insertLogin(db, { ...origin, outcome: 'ok' });
    await transaction(db, (tx) => insertSession(tx, session));
  }
  for (const [label, days] of [
    ['old', 8],
    ['young', 6],
  ] as const)
    await transaction(db, (tx) => insertCode(tx, { ...CODE, recipient: label, ...during(days) }));
  for (const [label, days] of [
    ['old', 1.1],
    ['young', -0.1],
  ] as const) {
    const login = { accountId: id, passwordDigest: Buffer.alloc(0), ...during(days) };
    await insertChallenge(db, { ...login, ...CHALLENGE, idHash: Buffer.from(label) });
    await transaction(db, (tx) => insertRememberMe(tx, { ...login, cookieHash: Buffer.from(label) }));
  }
  const [purge] = jobs(ctx);
  await purge?.run(null);
  for (const table of TABLES)
    expect({ table, left: await leftIn(table) }).toEqual({ table, left: ['young'] });
});

test('more than can go at once goes all the same', async () => {
  await givenOldCodes(db, 5_001, daysAgo(30));
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
  await expect.poll(known).toContain('purge-access');
  await worker.close();
});
