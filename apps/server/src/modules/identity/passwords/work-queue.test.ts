import { expect, test } from 'vitest';
import { openWorkQueue } from './work-queue.ts';

test('no more than its number runs at once, the next waits, and who finds the queue full is refused', async () => {
  const { inTurn } = openWorkQueue({ atOnce: 2, waiting: { known: 0, unrecognised: 3 } });
  const ends: (() => void)[] = [];
  let most = 0;
  let running = 0;
  const work = async () => {
    most = Math.max(most, (running += 1));
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  };
  const admitted = Array.from({ length: 5 }, () => inTurn('unrecognised', work));
  await expect(inTurn('unrecognised', work)).rejects.toThrow('too_many_requests');
  for (let done = 0; done < 5; done += 1) {
    await new Promise(setImmediate);
    ends[done]?.();
  }
  await Promise.all(admitted);
  expect(most).toBe(2);
  expect(await inTurn('unrecognised', async () => 'room again')).toBe('room again');
});

test('work that fails gives its place on', async () => {
  const { inTurn } = openWorkQueue({ atOnce: 1, waiting: { known: 1, unrecognised: 1 } });
  const failing = inTurn('unrecognised', async () => {
    throw new Error('failed');
  });
  const next = inTurn('known', async () => 'done');
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('done');
});

test('whoever is known goes before strangers who came earlier, and has a queue of its own', async () => {
  const { inTurn } = openWorkQueue({ atOnce: 1, waiting: { known: 1, unrecognised: 2 } });
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const work = (name: string) => async () => void order.push(name);
  const all = [
    inTurn('unrecognised', () => first.promise),
    inTurn('unrecognised', work('stranger 1')),
    inTurn('unrecognised', work('stranger 2')),
    inTurn('known', work('friend')),
  ];
  await expect(inTurn('unrecognised', work('stranger 3'))).rejects.toThrow('too_many_requests');
  first.resolve();
  await Promise.all(all);
  expect(order).toEqual(['friend', 'stranger 1', 'stranger 2']);
});
