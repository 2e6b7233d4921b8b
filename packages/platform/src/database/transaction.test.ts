import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../tools/test-database.ts';
import { announce, defineStatement, runLastStatement, runStatement, transaction } from './index.ts';

const database = testDatabase();

beforeAll(async () => {
  await database.pool.query('create table platform_tally (id int primary key, n bigint not null)');
  await database.pool.query('insert into platform_tally values (1, 0), (2, 0)');
});

const add = (id: number) => sql`update platform_tally set n = n + 1 where id = ${id}`;

const read = async (): Promise<bigint[]> => {
  const { rows } = await database.pool.query<{ n: bigint }>('select n from platform_tally order by id');
  return rows.map(({ n }) => n);
};

test('a use case that throws leaves nothing behind', async () => {
  const before = await read();
  const failing = transaction(database, async (tx) => {
    await add(1).execute(tx);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await read()).toEqual(before);
});

test('of two use cases in a deadlock the loser runs again and both are done', async () => {
  const before = await read();
  const both = Promise.withResolvers<void>();
  let arrivals = 0;
  const cross = (first: number, second: number) =>
    transaction(database, async (tx) => {
      await add(first).execute(tx);
      arrivals += 1;
      if (arrivals === 2) both.resolve();
      await both.promise;
      await add(second).execute(tx);
    });
  await Promise.all([cross(1, 2), cross(2, 1)]);
  expect(await read()).toEqual(before.map((n) => n + 2n));
  expect(arrivals).toBe(3);
});

const failing = (code: string) =>
  sql`do ${sql.raw(`$$ begin raise exception 'x' using errcode = '${code}'; end $$`)}`;

test('a lost race is tried five times and then told', async () => {
  let attempts = 0;
  const action = transaction(database, async (tx) => {
    attempts += 1;
    await failing('40001').execute(tx);
  });
  await expect(action).rejects.toMatchObject({ code: '40001' });
  expect(attempts).toBe(5);
});

test('any other failure is told at once', async () => {
  let attempts = 0;
  const action = transaction(database, async (tx) => {
    attempts += 1;
    await failing('23505').execute(tx);
  });
  await expect(action).rejects.toMatchObject({ code: '23505' });
  expect(attempts).toBe(1);
});

test('what a use case announced before it lost a race is not told twice', async () => {
  const heard: string[] = [];
  const stop = database.onEvent(({ key }) => heard.push(key));
  let attempts = 0;
  await transaction(database, async (tx) => {
    attempts += 1;
    announce(tx, { type: 'tried', key: String(attempts) });
    if (attempts < 3) await failing('40001').execute(tx);
  });
  stop();
  expect(heard).toEqual(['3']);
});

test('a named statement is prepared once a connection, inside and outside a transaction', async () => {
  const named = defineStatement(
    'platform_test',
    'select $1::bigint as n, $2::date as day, array[$1::bigint] as list',
  );
  const values = [9_007_199_254_740_993n, '2026-11-21'];
  const row = { n: 9_007_199_254_740_993n, day: '2026-11-21', list: [9_007_199_254_740_993n] };
  expect(await runStatement(database, named, values)).toEqual([row]);
  const prepared = await transaction(database, async (tx) => {
    expect(await runStatement(tx, named, values)).toEqual([row]);
    expect(await runStatement(tx, named, values)).toEqual([row]);
    const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(tx);
    return rows.filter(({ name }) => name === 'platform_test');
  });
  expect(prepared).toHaveLength(1);
});

const raise = defineStatement(
  'platform_raise',
  'update platform_tally set n = n + 1 where id = $1 and n + $2 > 0 returning n',
);

test('a last statement commits in its round trip', async () => {
  const [first = 0n] = await read();
  const heard: string[] = [];
  const stop = database.onEvent(({ key }) => heard.push(key));
  const rows = await transaction(database, async (tx) => {
    announce(tx, { type: 'tried', key: 'last' });
    return runLastStatement<{ n: bigint }>(tx, raise, [1, 1]);
  });
  stop();
  expect(rows).toEqual([{ n: first + 1n }]);
  expect((await read())[0]).toBe(first + 1n);
  expect(heard).toEqual(['last']);
});

test('what comes before a last statement that fails is taken back, and the connection goes on', async () => {
  const before = await read();
  const failing = transaction(database, async (tx) => {
    await add(2).execute(tx);
    await runLastStatement(tx, raise, [1, 'not a number']);
  });
  await expect(failing).rejects.toMatchObject({ code: '22P02' });
  expect(await read()).toEqual(before);
  await transaction(database, (tx) => add(2).execute(tx));
  expect(await read()).toEqual(before.map((n, at) => (at === 1 ? n + 1n : n)));
});

test('a commit that is refused by what is looked at last fails the use case, and tells nothing', async () => {
  await database.pool.query(`
    create function platform_refuse() returns trigger language plpgsql as $$
    begin raise exception 'late' using errcode = 'check_violation', constraint = 'platform_in_time'; end $$;
    create constraint trigger platform_in_time after update on platform_tally deferrable initially deferred
      for each row when (new.id = 2) execute function platform_refuse()`);
  const before = await read();
  const heard: string[] = [];
  const stop = database.onEvent(({ key }) => heard.push(key));
  const late = transaction(database, async (tx) => {
    announce(tx, { type: 'tried', key: 'late' });
    await runLastStatement(tx, raise, [2, 1]);
  });
  await expect(late).rejects.toMatchObject({ constraint: 'platform_in_time' });
  stop();
  expect(heard).toEqual([]);
  expect(await read()).toEqual(before);
  await database.pool.query('drop trigger platform_in_time on platform_tally');
});

test('nothing goes on after a last statement, and nothing takes it back', async () => {
  const further = transaction(database, async (tx) => {
    await runLastStatement(tx, raise, [1, 1]);
    await add(1).execute(tx);
  });
  await expect(further).rejects.toThrow('after its last statement');
  const taken = transaction(database, async (tx) => {
    await runLastStatement(tx, raise, [1, 1]);
    throw new Error('changed my mind');
  });
  await expect(taken).rejects.toThrow('after its last statement');
});

test('a use case without a statement does not begin one', async () => {
  expect(await transaction(database, () => Promise.resolve('done'))).toBe('done');
});
