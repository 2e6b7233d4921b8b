import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../tools/test-database.ts';
import { assertOwnsNothing, openDatabase, prepareLogin, type Database } from './index.ts';

const owner = testDatabase();
const { connectionString: url = '' } = owner.pool.options;
const ROLE = 'hintha_app';
const login = `test_login_${randomBytes(4).toString('hex')}`;
let program: Database;

beforeAll(async () => {
  await owner.pool.query(`create table kept (n int); revoke update, delete on kept from ${ROLE}`);
  const address = await prepareLogin(owner, url, { login, role: ROLE });
  program = openDatabase(address, { max: 2, session: { role: ROLE } });
});

afterAll(async () => {
  await program.close();
  await owner.pool.query(`drop role ${login}`);
});

test('the program reads and writes what its role may', async () => {
  await program.pool.query('insert into kept values (1)');
  await expect(program.pool.query('select n from kept')).resolves.toMatchObject({ rowCount: 1 });
  await expect(assertOwnsNothing(program)).resolves.toBeUndefined();
});

test.each(['reset role', 'set role none', 'reset session authorization', 'discard all'])(
  'after %s what the role may only add to can be neither changed nor removed',
  async (way) => {
    for (const attack of [
      'delete from kept',
      'update kept set n = 2',
      'alter table kept disable trigger all',
      'drop table kept',
    ]) {
      const client = await program.pool.connect();
      try {
        await client.query(way);
        await expect(client.query(attack)).rejects.toMatchObject({ code: '42501' });
      } finally {
        client.release(true);
      }
    }
  },
);

test.each(['set role postgres', 'set session authorization postgres', 'create role helper superuser'])(
  'there is no way to the owner by: %s',
  async (attack) => {
    await expect(program.pool.query(attack)).rejects.toMatchObject({ code: '42501' });
  },
);

test('programs that start at once come to the same login, and one that runs goes on', async () => {
  const starts = Array.from({ length: 8 }, () => prepareLogin(owner, url, { login, role: ROLE }));
  expect(new Set(await Promise.all(starts)).size).toBe(1);
  await expect(program.pool.query('select 1')).resolves.toMatchObject({ rowCount: 1 });
});

test('the password of the login tells nothing of the owner’s, and differs from login to login', async () => {
  const other = `${login}_b`;
  const [one, two] = await Promise.all(
    [login, other].map((name) => prepareLogin(owner, url, { login: name, role: ROLE })),
  );
  await owner.pool.query(`drop role ${other}`);
  const passwords = [url, one, two].map((address) => new URL(address ?? '').password);
  expect(new Set(passwords).size).toBe(3);
});

test('an owner without a password has to name the login of the program', async () => {
  const bare = new URL(url);
  bare.password = '';
  await expect(prepareLogin(owner, bare.href, { login, role: ROLE })).rejects.toMatchObject({
    name: 'Stopped',
    message: expect.stringContaining('SERVER_DATABASE_URL'),
  });
});

test('a login that owns tables or is a superuser is refused', async () => {
  await expect(assertOwnsNothing(owner)).rejects.toMatchObject({ name: 'Stopped' });
});
