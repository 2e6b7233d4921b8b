import { describe, expect, test } from 'vitest';
import type { TreeFile } from '../tree.ts';
import { findQueries, SCHEMA_TESTS } from './find-queries.ts';
import { findTestQueries, lowerQueries } from './ratchet.ts';

const planted = (path: string, code: string): TreeFile => ({ path, text: () => code });
const MIGRATION = planted(
  'apps/server/migrations/0010-wallet-accounts.sql',
  'create table wallet_account (id bigint);',
);
const FILE = 'apps/server/src/modules/lottery/draw-round.test.ts';
const ASKING = 'const rows = await db.pool.query(`select balance from wallet_account where id = $1`, [1n]);';

const found = (code: string, path = FILE) => findQueries([MIGRATION, planted(path, code)]);

describe('a test that names a table is found', () => {
  test.each([
    ['in a template', ASKING],
    ['in a text', "db.pool.query('update wallet_account set balance = 0');"],
    ['with the tag of the builder', 'await sql`delete from wallet_account`.execute(db.kysely);'],
    ['that writes to it', "db.pool.query('insert into wallet_account (id) values (1)');"],
    ['with its schema', "client.query('select from public.wallet_account');"],
    [
      'in a set-up whose refusal nobody expects',
      "await expect(db.pool.query('delete from wallet_account'));",
    ],
  ])('%s', (_, code) => expect(found(code)).toMatchObject([{ tables: ['wallet_account'] }]));

  test.each(['e2e/accounts.ts', 'tools/payments/members.ts', 'apps/studio/src/app.test.ts'])(
    'in %s',
    (path) => expect(found(ASKING, path)).toEqual([{ file: path, line: 1, tables: ['wallet_account'] }]),
  );
});

describe('left alone', () => {
  test.each([
    [
      'what the database refuses',
      "await expect(db.pool.query('delete from wallet_account')).rejects.toThrow();",
    ],
    ['a table that is none of ours', "db.pool.query('select 1 from pg_stat_activity');"],
    ['a name like that of a table', 'const key = `WALLET_ACCOUNT:${id}`;'],
    ['words', "test('money comes from wallet_account', () => {});"],
  ])('is %s', (_, code) => expect(found(code)).toEqual([]));

  test.each([
    'tools/scenario/wallet-store.ts',
    'apps/server/src/modules/wallet/store.ts',
    SCHEMA_TESTS[0] ?? '',
  ])('is %s', (path) => expect(found(ASKING, path)).toEqual([]));
});

const tree = [MIGRATION, planted(FILE, `${ASKING}\n${ASKING}`)];
const judged = (known: number) =>
  findTestQueries(tree, { [FILE]: known }).map(({ line, what, why }) => `${line} ${what} (${why})`);

describe('the number of a file may only fall', () => {
  test('a file that had none is told each of its queries, with the table', () => {
    expect(findTestQueries(tree, {}).map(({ file, line, what }) => `${file}:${line} ${what}`)).toEqual([
      `${FILE}:1 asks the table wallet_account; the file may do so 0 times`,
      `${FILE}:2 asks the table wallet_account; the file may do so 0 times`,
    ]);
  });

  test('more than there were are refused, fewer have to be written down', () => {
    expect(judged(1)).toHaveLength(2);
    expect(judged(2)).toEqual([]);
    expect(judged(3)).toEqual([expect.stringContaining('Lower it')]);
    expect(findTestQueries([MIGRATION], { [FILE]: 1 })).toHaveLength(1);
  });

  test('it is lowered to what remains, never raised, and a file without one has no number', () => {
    expect(lowerQueries(tree, { [FILE]: 5, 'e2e/gone.ts': 2 })).toEqual({ [FILE]: 2 });
    expect(lowerQueries(tree, { [FILE]: 1 })).toEqual({ [FILE]: 1 });
    expect(lowerQueries(tree, {})).toEqual({});
  });
});
