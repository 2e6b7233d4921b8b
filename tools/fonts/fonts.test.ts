import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { FACES, FONTS_FOLDER, LICENCES, type CodeRange } from './faces.ts';
import { fromRoot, makeFace } from './make-face.ts';

const committed = (file: string): Promise<Buffer> => readFile(fromRoot(`${FONTS_FOLDER}/${file}`));

const hex = (code: number): string => code.toString(16).toUpperCase();

const unicodeRange = ([first, last]: CodeRange): string =>
  first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`;

describe.each(FACES)('$file', (face) => {
  test('is what the maker makes of the published font', async () => {
    expect((await makeFace(face)).equals(await committed(face.file))).toBe(true);
  });

  test('stays within the bytes that the first paint has for it', async () => {
    expect((await committed(face.file)).length).toBeLessThanOrEqual(face.limitBytes);
  });

  test('is asked for by the style sheet for its own characters and no others', async () => {
    const css = await readFile(fromRoot('packages/ui/src/fonts.css'), 'utf8');
    const rule = css.split('@font-face').find((part) => part.includes(`/${face.file}'`)) ?? '';
    const ranges = /unicode-range:([^;]*);/
      .exec(rule)?.[1]
      ?.split(',')
      .map((range) => range.trim());
    expect(ranges).toEqual(face.ranges.map(unicodeRange));
  });
});

test('the licence of each font lies beside it', async () => {
  for (const { source, file } of LICENCES) {
    expect(await committed(file)).toEqual(await readFile(fromRoot(source)));
  }
});
