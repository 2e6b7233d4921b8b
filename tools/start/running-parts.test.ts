import { expect, test } from 'vitest';
import { type Part, RunningParts } from './running-parts.ts';

const calls: string[] = [];

function part(name: string, stop: () => Promise<void> = async () => {}): Part {
  return {
    stop: () => {
      calls.push(`stop ${name}`);
      return stop();
    },
    kill: () => calls.push(`kill ${name}`),
  };
}

test('parts stop once, last come first, and one that fails keeps no other up', async () => {
  calls.length = 0;
  const parts = new RunningParts();
  const failures: unknown[] = [];
  await parts.add(part('database'));
  await parts.add(part('server', () => Promise.reject(new Error('no'))));
  await parts.add(part('studio'));
  await Promise.all([parts.stopAll((failure) => failures.push(failure)), parts.stopAll(() => {})]);
  expect(calls).toEqual(['stop studio', 'stop server', 'stop database']);
  expect(failures).toHaveLength(1);
});

test('a part that comes up while everything goes down is stopped at once', async () => {
  calls.length = 0;
  const parts = new RunningParts();
  await parts.stopAll(() => {});
  await expect(parts.add(part('server'))).rejects.toThrow('Stopped while starting.');
  expect(calls).toEqual(['stop server']);
});

test('parts are killed without being waited for', async () => {
  calls.length = 0;
  const parts = new RunningParts();
  await parts.add(part('database'));
  await parts.add(part('server'));
  parts.killAll();
  expect(calls).toEqual(['kill server', 'kill database']);
});
