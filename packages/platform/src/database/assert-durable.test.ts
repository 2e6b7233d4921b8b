import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../tools/test-database.ts';
import { assertDurable } from './index.ts';

const database = testDatabase();
const careless = testDatabase({ synchronous_commit: 'off' });

const change = async (statement: string): Promise<void> => {
  const name = (await database.pool.query<{ name: string }>('select current_database() as name')).rows[0]
    ?.name;
  await database.pool.query(statement.replace('$DATABASE', name ?? ''));
};

afterAll(() => change('alter database $DATABASE reset all'));

test('a server with the settings of the embedded one is durable', async () => {
  await expect(assertDurable(database)).resolves.toBeUndefined();
});

test('a session that does not wait for the disk is refused', async () => {
  await expect(assertDurable(careless)).rejects.toThrow('may forget a commit: synchronous_commit is off.');
});

test('an override for one database or one role is refused although this session does not feel it', async () => {
  await change('alter database $DATABASE set synchronous_commit = off');
  await expect(assertDurable(database)).rejects.toThrow(/synchronous_commit is off for database test_/);
  await change('alter database $DATABASE reset synchronous_commit');
  await change('alter role hintha_app in database $DATABASE set synchronous_commit = local');
  await expect(assertDurable(database)).rejects.toThrow(
    'synchronous_commit is local for role hintha_app and',
  );
  await change('alter role hintha_app in database $DATABASE reset synchronous_commit');
  await expect(assertDurable(database)).resolves.toBeUndefined();
});
