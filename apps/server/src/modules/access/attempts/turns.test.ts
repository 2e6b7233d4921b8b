import { expect, test } from 'vitest';
import { openTurns } from './turns.ts';

test('no more than its number runs at once, the next waits, and who finds the queue full is refused', async () => {
  const inTurn = openTurns({ atOnce: 2, waiting: 3 });
  const ends: (() => void)[] = [];
  let most = 0;
  let running = 0;
  const work = async () => {
    most = Math.max(most, (running += 1));
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  };
  const admitted = Array.from({ length: 5 }, () => inTurn(work));
  await expect(inTurn(work)).rejects.toThrow('too_many_requests');
  for (let done = 0; done < 5; done += 1) {
    await new Promise(setImmediate);
    ends[done]?.();
  }
  await Promise.all(admitted);
  expect(most).toBe(2);
  expect(await inTurn(async () => 'room again')).toBe('room again');
});

test('work that fails gives its place on', async () => {
  const inTurn = openTurns({ atOnce: 1, waiting: 1 });
  const failing = inTurn(async () => {
    throw new Error('failed');
  });
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('done');
});
