import { expect, test } from 'vitest';
import { openWorkQueue } from './work-queue.ts';

test('no more than its number runs at once, the next waits, and who finds the queue full is refused', async () => {
  const { runQueued } = openWorkQueue({ atOnce: 2, waiting: { known: 0, unrecognised: 3 } });
  const ends: (() => void)[] = [];
  let most = 0;
  let running = 0;
  const work = async () => {
    most = Math.max(most, (running += 1));
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  };
  const admitted = Array.from({ length: 5 }, () => runQueued('unrecognised', work));
  await expect(runQueued('unrecognised', work)).rejects.toThrow('too_many_requests');
  for (let done = 0; done < 5; done += 1) {
    await new Promise(setImmediate);
    ends[done]?.();
  }
  await Promise.all(admitted);
  expect(most).toBe(2);
  expect(await runQueued('unrecognised', async () => 'room again')).toBe('room again');
});

test('work that fails gives its place on', async () => {
  const { runQueued } = openWorkQueue({ atOnce: 1, waiting: { known: 1, unrecognised: 1 } });
  const failing = runQueued('unrecognised', async () => {
    throw new Error('failed');
  });
  const next = runQueued('known', async () => 'done');
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('done');
});

test('whoever is known goes before strangers who came earlier, and has a queue of its own', async () => {
  const { runQueued } = openWorkQueue({ atOnce: 1, waiting: { known: 1, unrecognised: 2 } });
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const work = (name: string) => async () => void order.push(name);
  const all = [
    runQueued('unrecognised', () => first.promise),
    runQueued('unrecognised', work('stranger 1')),
    runQueued('unrecognised', work('stranger 2')),
    runQueued('known', work('friend')),
  ];
  await expect(runQueued('unrecognised', work('stranger 3'))).rejects.toThrow('too_many_requests');
  first.resolve();
  await Promise.all(all);
  expect(order).toEqual(['friend', 'stranger 1', 'stranger 2']);
});
