import { expect, test } from 'vitest';
import { range } from './geometry.ts';
import { createRandom } from './random.ts';

const stream = (seed: string, length: number): number[] => {
  const random = createRandom(seed);
  return range(length).map(() => random.next());
};

test('the same seed gives the same stream and another seed another', () => {
  expect(stream('INLE:7', 20)).toEqual(stream('INLE:7', 20));
  expect(stream('INLE:7', 20)).not.toEqual(stream('INLE:8', 20));
});

test('numbers lie from 0 up to but not at 1 and are spread evenly', () => {
  const numbers = stream('spread', 20_000);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  for (const tenth of range(10)) {
    const share = numbers.filter((n) => Math.floor(n * 10) === tenth).length / numbers.length;
    expect(share).toBeCloseTo(0.1, 1);
  }
});

test('neighbouring seeds start apart', () => {
  const firsts = range(1000).map((i) => stream(`G${i}`, 1)[0] ?? 0);
  const mean = firsts.reduce((sum, n) => sum + n, 0) / firsts.length;
  expect(mean).toBeCloseTo(0.5, 1);
});

test('a pick reaches every choice', () => {
  const random = createRandom('picks');
  expect(new Set(range(100).map(() => random.pick(['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']));
});
