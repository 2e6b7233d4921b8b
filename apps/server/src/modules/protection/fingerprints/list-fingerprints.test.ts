import { money } from '@hintha/money';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { tryGrantAutomaticBonus } from '../../bonuses/index.ts';
import { listCurrentFingerprints, watchRegistrations } from './list-fingerprints.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx, call } = testContext(db, { TRUSTED_PROXIES: '127.0.0.1' });
const watch = watchRegistrations(ctx);
afterAll(() => watch.close());

const register = async (username: string, headers: Record<string, string>) => {
  const password = 'long enough 1';
  const body = { username, password, confirmPassword: password, ageAndTermsAccepted: true };
  const reply = await call('PUT', '/wps/member/register', { body, headers });
  const [cookie = ''] = String(reply.headers['set-cookie']).split(';');
  return { code: reply.body.code, cookie };
};

const idOf = async (name: string): Promise<bigint> => {
  const { rows } = await db.pool.query<{ id: bigint }>('select id from identity_account where name = $1', [
    name,
  ]);
  return rows[0]?.id ?? 0n;
};

const signsOf = async (name: string): Promise<string[]> => {
  const { rows } = await db.pool.query<{ sign: string }>(
    'select sign from protection_fingerprint where account_id = $1',
    [await idOf(name)],
  );
  return rows.map(({ sign }) => sign);
};

test('the device is kept with the registration, before any look at the offers', async () => {
  const { cookie } = await register('newcomer1', { 'x-forwarded-for': '10.5.0.1' });
  expect(cookie).toMatch(/^device=[\w-]{22}$/);
  await expect.poll(() => signsOf('newcomer1')).toEqual([cookie.replace('=', ':')]);
});

const give = async (name: string) => {
  const accountId = await idOf(name);
  const marks = await listCurrentFingerprints(ctx, async () => [], accountId);
  return tryGrantAutomaticBonus(ctx, {
    accountId,
    kind: 'LEVEL_UP',
    period: '2',
    amount: money(100n),
    marks,
  });
};

test('of two who registered on one device one has a gift of the house, though neither looked at an offer', async () => {
  const first = await register('newcomer2', { 'x-forwarded-for': '10.5.0.2' });
  const again = await register('newcomer3', { 'x-forwarded-for': '10.5.0.3', cookie: first.cookie });
  expect(again.cookie).toBe(first.cookie);
  await expect.poll(() => signsOf('newcomer3')).toEqual(await signsOf('newcomer2'));
  expect(await give('newcomer2')).toBe(true);
  expect(await give('newcomer3')).toBe(false);
});

test('a registration that is refused keeps no device', async () => {
  const before = (await db.pool.query('select from protection_fingerprint')).rowCount;
  expect((await register('newcomer1', {})).code).toBe('username_taken');
  await watch.close();
  expect((await db.pool.query('select from protection_fingerprint')).rowCount).toBe(before);
});
