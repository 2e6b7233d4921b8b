import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { CodeRange, Face } from './faces.ts';

const ROOT = resolve(import.meta.dirname, '../..');

export const fromRoot = (path: string): string => resolve(ROOT, path);

const characters = ([first, last]: CodeRange): string =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

/** The subset of a face as WOFF2. A space goes with each, so that a line of one script needs one font. */
export const makeFace = async ({ source, ranges, features }: Face): Promise<Buffer> =>
  subsetFont(await readFile(fromRoot(source)), ` ${ranges.map(characters).join('')}`, {
    targetFormat: 'woff2',
    // Screens of the last ten years smooth glyphs themselves; hints would only add weight.
    noHinting: true,
    ...(features === undefined ? {} : { keepFeatures: features }),
  });
