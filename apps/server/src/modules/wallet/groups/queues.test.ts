import { expect, test } from 'vitest';
import { WalletQueues } from './queues.ts';

test('a wallet is out once at most, and its items come in their order', () => {
  const queues = new WalletQueues<string>();
  queues.add(1n, 'a');
  queues.add(1n, 'b');
  queues.add(2n, 'c');
  expect(queues.take(9)).toEqual(['a', 'c']);
  queues.add(2n, 'd');
  expect(queues.take(9)).toEqual([]);
  queues.giveBack(2n);
  queues.giveBack(1n);
  expect(queues.take(9)).toEqual(['d', 'b']);
});

test('no more than asked for are taken, the first to come first', () => {
  const queues = new WalletQueues<string>();
  for (const n of [3n, 1n, 2n]) queues.add(n, `item ${n}`);
  expect(queues.take(2)).toEqual(['item 3', 'item 1']);
  expect(queues.ready).toBe(1);
  expect(queues.take(2)).toEqual(['item 2']);
  expect(queues.ready).toBe(0);
});

test('no more are taken once they weigh enough, and one that weighs more goes alone', () => {
  const queues = new WalletQueues<string>((item) => item.length);
  [...['aaa', 'bb', 'cccccccc', 'd'].entries()].forEach(([n, item]) => queues.add(BigInt(n), item));
  expect(queues.take(9, 4)).toEqual(['aaa', 'bb']);
  expect(queues.take(9, 4)).toEqual(['cccccccc']);
  expect(queues.take(9, 4)).toEqual(['d']);
});
