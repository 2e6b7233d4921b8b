import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openOutbox } from './outbox.ts';

interface Message {
  readonly number: number;
  readonly on: string;
}

const outboxOf = (mostKept = 100) => openOutbox<Message>(({ on }) => on, mostKept);

test('of several messages on the same the one with the largest number is kept, in whatever order they come', () => {
  const message = fc.record({ number: fc.nat(50), on: fc.constantFrom('a', 'b', 'c') });
  fc.assert(
    fc.property(fc.array(message), (messages) => {
      const outbox = outboxOf();
      for (const one of messages) outbox.put([one]);
      const largest = new Map<string, number>();
      for (const { on, number } of messages) largest.set(on, Math.max(largest.get(on) ?? 0, number));
      const kept = outbox.take(100).map(({ on, number }) => [on, number] as const);
      expect(new Map(kept)).toEqual(largest);
      expect(outbox.size).toBe(0);
    }),
  );
});

test('those are sent first that have waited longest, and no more than are asked for', () => {
  const outbox = outboxOf();
  outbox.put([
    { number: 1, on: 'a' },
    { number: 2, on: 'b' },
    { number: 3, on: 'a' },
  ]);
  expect(outbox.take(1)).toEqual([{ number: 3, on: 'a' }]);
  expect(outbox.size).toBe(1);
});

test('however long nobody answers, no more is kept than may be', () => {
  const outbox = outboxOf(3);
  for (let number = 1; number <= 1000; number += 1) outbox.put([{ number, on: `event ${number}` }]);
  expect(outbox.take(100).map(({ number }) => number)).toEqual([998, 999, 1000]);
});
