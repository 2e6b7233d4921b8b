import { expect, test } from 'vitest';
import { countRows, givenOwnKey } from '../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../tools/test-database.ts';
import { testContext } from '../../../../tools/test-context.ts';
import { proveLedger } from '../modules/wallet/index.ts';
import { assertNoDemoWorld, seedDemoWorld } from './index.ts';

const db = testDatabase();
const world = (name: string) => testContext(db, { DEMO_WORLD: name }).ctx;

const count = (table: string): Promise<number> => countRows(db, table);

test('the demo world is made once, and the full one adds members to the small one', async () => {
  await seedDemoWorld(world('none'));
  expect(await count('identity_account')).toBe(0);
  await seedDemoWorld(world('small'));
  const small = { members: await count('identity_account'), notices: await count('content_piece') };
  expect([await count('payments_channel'), await count('payments_receiver')]).toEqual([14, 22]);
  expect(small.members).toBeGreaterThan(0);
  await seedDemoWorld(world('small'));
  await seedDemoWorld(world('full'));
  await seedDemoWorld(world('full'));
  expect(await count('identity_account')).toBe(small.members + 500);
  expect(await count('content_piece')).toBe(small.notices);
  expect(await count('payments_receiver')).toBe(22);
  expect(await count('raffles_raffle')).toBe(1);
  expect(await count('missions_mission')).toBe(6);
  expect(await count('missions_prize')).toBe(6);
  expect(await proveLedger(db)).toEqual([]);
});

test('what was changed since the demo world was made stays when it is made again', async () => {
  await seedDemoWorld(world('small'));
  const secrets = `
    select (select jsonb_agg(to_jsonb(i) order by code) from vendors_integration i) as integrations,
           (select jsonb_agg(to_jsonb(c) order by id) from payments_channel c) as channels,
           (select jsonb_agg(to_jsonb(r) order by id) from payments_receiver r) as receivers,
           (select jsonb_agg(to_jsonb(a) order by id) from identity_account a) as accounts,
           (select jsonb_agg(to_jsonb(s) order by id) from staff_account s) as staff`;
  await db.pool.query(`
    update vendors_integration set vendor_url = 'https://games.example';
    update payments_channel set provider_secret = 'own provider', provider_url = 'https://pay.example'
      where provider_secret is not null;
    update payments_channel set feed_secret = 'own feed' where feed_secret is not null;
    update payments_channel set qr_template = 'own {number}' where qr_template is not null;
    update payments_channel set rate_secret = 'own rate' where rate_secret is not null;
    update payments_receiver set number = 'own ' || number;
    update identity_account set password = 'own password' where name = 'demo';
    insert into staff_account (name, name_key, password, created_at) values ('Mya', 'mya', 'own password', now())`);
  for (const code of ['STUDIO', 'CONFORMANCE']) await givenOwnKey(db, code, `own ${code}`);
  const before = await db.pool.query(secrets);
  const others = {
    STUDIO_KEY: 'k1',
    CONFORMANCE_KEY: 'k2',
    CASHIER_KEY: 'k3',
    STUDIO_URL: 'http://127.0.0.1:1',
  };
  await seedDemoWorld(testContext(db, { DEMO_WORLD: 'small', ...others }).ctx);
  await seedDemoWorld(world('small'));
  expect((await db.pool.query(secrets)).rows).toEqual(before.rows);
});

test('a program of the demo that moved is found again while its key is the one it had', async () => {
  await givenOwnKey(db, 'STUDIO', 'hintha-studio-demo-key');
  await seedDemoWorld(testContext(db, { DEMO_WORLD: 'small', STUDIO_URL: 'http://127.0.0.1:2' }).ctx);
  const { rows } = await db.pool.query(
    `select vendor_url as at from vendors_integration where code = 'STUDIO'`,
  );
  expect(rows).toEqual([{ at: 'http://127.0.0.1:2' }]);
});

test('production does not start over a database that holds a demo world', async () => {
  const production = { NODE_ENV: 'production', FACTOR_KEY: 'of our own' };
  const { ctx } = testContext(db, production);
  await expect(assertNoDemoWorld(ctx)).rejects.toThrow('holds a demo world');
  await db.pool.query('update identity_account set demo = false');
  await expect(assertNoDemoWorld(ctx)).resolves.toBeUndefined();
});
