import { expect, test } from 'vitest';
import { openGroupCommit } from './group-commit.ts';

const SIZES = { writers: 1, mostCalls: 10, mostWeight: 10 };

test('a group that fails as a whole is reported, and each of its calls is done alone', async () => {
  const fault = new Error('the connection was lost');
  const failures: unknown[] = [];
  const commit = openGroupCommit<bigint, string>(
    {
      laneOf: (call) => call,
      weightOf: () => 1,
      together: () => Promise.reject(fault),
      alone: (call) => Promise.resolve(`alone ${call}`),
      onFailure: (error, calls) => void failures.push(error, calls),
    },
    SIZES,
  );
  expect(await Promise.all([1n, 2n, 3n].map((call) => commit.do(call)))).toEqual([
    'alone 1',
    'alone 2',
    'alone 3',
  ]);
  expect(failures).toEqual([fault, 3]);
  await commit.close();
});
