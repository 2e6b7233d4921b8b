import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitSpan } from './statement-span.ts';

const seq = fc.bigInt(0n, 8_000n);

test('a span is split so that every number in it is counted once', () => {
  let withBlocks = 0;
  fc.assert(
    fc.property(seq, seq, fc.bigInt(0n, 9n), (one, other, summedBlocks) => {
      const span = one < other ? { after: one, upTo: other } : { after: other, upTo: one };
      const { blocks, rest } = splitSpan(span, summedBlocks);
      const inBlocks = blocks === undefined ? 0n : (blocks.last - blocks.first + 1n) * 1_024n;
      const inRest = rest.map(({ after, upTo }) => upTo - after);
      expect(inRest.every((count) => count >= 0n)).toBe(true);
      expect(inBlocks + inRest.reduce((sum, count) => sum + count, 0n)).toBe(span.upTo - span.after);
      if (blocks === undefined) return;
      withBlocks += 1;
      expect(blocks.last).toBeLessThan(summedBlocks);
      expect(blocks.first * 1_024n).toBeGreaterThanOrEqual(span.after);
      expect((blocks.last + 1n) * 1_024n).toBeLessThanOrEqual(span.upTo);
    }),
  );
  expect(withBlocks).toBeGreaterThan(0);
});

test('of what is summed at most two blocks are read posting by posting', () => {
  const { rest } = splitSpan({ after: 500n, upTo: 1_000_500n }, 976n);
  const left = rest.reduce((sum, { after, upTo }) => sum + upTo - after, 0n);
  expect(left).toBeLessThan(2n * 1_024n);
});
