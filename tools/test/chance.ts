import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { RandomSource } from '@hintha/platform';
import { expect } from 'vitest';
import { testSeed } from './seed.ts';

const opened = new Map<string, number>();

/**
 * Bytes that a test draws from: the same in every run with the same seed, and others in every file and for every
 * source that a file opens, so that no two of them make one token.
 */
export const testRandom = (seed = testSeed()): RandomSource => {
  const file = relative(process.cwd(), expect.getState().testPath ?? '');
  const place = opened.get(file) ?? 0;
  opened.set(file, place + 1);
  let block = 0;
  const next = (): Buffer =>
    createHash('sha256')
      .update(`${seed} ${file} ${place} ${(block += 1)}`)
      .digest();
  return {
    bytes: (count) => {
      const blocks = Array.from({ length: Math.ceil(count / 32) }, next);
      return new Uint8Array(Buffer.concat(blocks).subarray(0, count));
    },
  };
};
