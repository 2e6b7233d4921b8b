import { expect, test } from 'vitest';
import { Lanes } from './lanes.ts';

test('a lane is out once at most, and its items come in their order', () => {
  const lanes = new Lanes<string>();
  lanes.add(1n, 'a');
  lanes.add(1n, 'b');
  lanes.add(2n, 'c');
  expect(lanes.take(9)).toEqual(['a', 'c']);
  lanes.add(2n, 'd');
  expect(lanes.take(9)).toEqual([]);
  lanes.giveBack(2n);
  lanes.giveBack(1n);
  expect(lanes.take(9)).toEqual(['d', 'b']);
});

test('no more than asked for are taken, the first to come first', () => {
  const lanes = new Lanes<string>();
  for (const n of [3n, 1n, 2n]) lanes.add(n, `item ${n}`);
  expect(lanes.take(2)).toEqual(['item 3', 'item 1']);
  expect(lanes.ready).toBe(1);
  expect(lanes.take(2)).toEqual(['item 2']);
  expect(lanes.ready).toBe(0);
});

test('no more are taken once they weigh enough, and one that weighs more goes alone', () => {
  const lanes = new Lanes<string>((item) => item.length);
  [...['aaa', 'bb', 'cccccccc', 'd'].entries()].forEach(([n, item]) => lanes.add(BigInt(n), item));
  expect(lanes.take(9, 4)).toEqual(['aaa', 'bb']);
  expect(lanes.take(9, 4)).toEqual(['cccccccc']);
  expect(lanes.take(9, 4)).toEqual(['d']);
});
