import { expect, test } from 'vitest';
import { GLYPHS } from './glyphs.ts';

const glyphs = Object.entries(GLYPHS);
const BOX = 24;

test.each(glyphs)('%s is path data in short numbers', (_, d) => {
  expect(d).toMatch(/^M[MmLlHhVvCcSsQqTtAaZz\d .-]+$/);
  expect(d).not.toMatch(/\d\.\d{3,}/);
});

test.each(glyphs)('every stroke of %s starts within its box', (_, d) => {
  const starts = [...d.matchAll(/M([\d.]+) ([\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.max(...starts)).toBeLessThanOrEqual(BOX);
});
