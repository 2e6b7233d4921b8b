import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openDatabase } from './open-database.ts';
import { shortageOf } from './shortage.ts';

const failureOf = (asked: Promise<unknown>): Promise<unknown> => asked.catch((failure: unknown) => failure);

test('a database whose socket is gone is away, and a file that is not there is no shortage', async () => {
  const database = openDatabase('postgres://nobody@/none?host=/nowhere', { max: 1 });
  expect(shortageOf(await failureOf(database.pool.query('select 1')))).toBe('database_away');
  expect(shortageOf(await failureOf(readFile('/nowhere/none')))).toBeNull();
  await database.close();
});
