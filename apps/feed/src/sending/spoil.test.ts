import { seededChance } from '@hintha/sports';
import { expect, test } from 'vitest';
import { drawFault, FAULTS, type Fault, spoil, type Spoiled } from './spoil.ts';

test('without a fault a batch is sent as it is, once', () => {
  expect(spoil([1, 2], null)).toEqual({ batches: [[1, 2]], held: null });
});

test('a message may come twice in its batch', () => {
  expect(spoil([1, 2], 'duplicate')).toEqual({ batches: [[1, 2, 1]], held: null });
});

test('a batch may be sent twice', () => {
  expect(spoil([1, 2], 'repeated')).toEqual({
    batches: [
      [1, 2],
      [1, 2],
    ],
    held: null,
  });
});

test('a batch may be held back, and comes after the next one', () => {
  const first = spoil([1, 2], 'held');
  expect(first).toEqual({ batches: [], held: [1, 2] });
  expect(spoil([3], null, first.held)).toEqual({ batches: [[3], [1, 2]], held: null });
  // Another one is not held back beside it.
  expect(spoil([3], 'held', first.held).batches).toEqual([[3], [1, 2]]);
});

test('a sign of life has no faults', () => {
  for (const fault of FAULTS) expect(spoil([], fault, [1])).toEqual({ batches: [[]], held: [1] });
});

test('whatever the faults, everything comes at least once', () => {
  const chance = seededChance(20261126);
  const arrived: number[] = [];
  let held: readonly number[] | null = null;
  for (let number = 0; number < 5_000; number += 1) {
    const spoiled: Spoiled<number> = spoil([number], drawFault(chance), held);
    arrived.push(...spoiled.batches.flat());
    held = spoiled.held;
  }
  const missing = Array.from({ length: 5_000 }, (_, n) => n).filter((n) => !arrived.includes(n));
  expect(missing).toEqual(held ?? []);
});

test('every fault is drawn now and then, and mostly none', () => {
  const chance = seededChance(20261126);
  const drawn = new Map<Fault | null, number>();
  for (let n = 0; n < 20_000; n += 1) {
    const fault = drawFault(chance);
    drawn.set(fault, (drawn.get(fault) ?? 0) + 1);
  }
  for (const fault of FAULTS) expect(drawn.get(fault)).toBeGreaterThan(50);
  expect(drawn.get(null)).toBeGreaterThan(19_000);
});
