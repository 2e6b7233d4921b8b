import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { CATEGORY_STYLES, COVER_CATEGORIES } from './category-styles.ts';
import { chooseDesign, type CoverOrder } from './choose-design.ts';
import { drawCover } from './draw-cover.ts';
import { range } from './geometry.ts';
import { createRandom } from './random.ts';

const KILOBYTE = 1000;

/** Ten thousand games as a lobby has them: most are slots, some vendors have no row of their own. */
const VENDORS = [
  'PADAUK',
  'RUBY9',
  'INLE',
  'MANDALAR',
  'SHANPLAY',
  'KANAUNG',
  'THIRI',
  'CHINLONE',
  'MYITSONE',
  'TAUNGYI',
];
const lobby = range(10_000).map((i): CoverOrder => ({
  vendor: VENDORS[i % VENDORS.length] ?? '',
  code: `G${i}`,
  category: i % 5 === 0 ? (COVER_CATEGORIES[(i / 5) % COVER_CATEGORIES.length] ?? 'RNG') : 'RNG',
}));
const covers = lobby.map(drawCover);

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

describe('ten thousand covers', () => {
  test('are all different', () => {
    expect(new Set(covers).size).toBe(covers.length);
  });

  test('weigh 2.5 kB in the middle and 4 kB at most, compressed', () => {
    const weights = covers.filter((_, i) => i % 5 === 0).map((svg) => gzipSync(svg).length);
    weights.sort((a, b) => a - b);
    expect(weights[weights.length / 2]).toBeLessThanOrEqual(2.5 * KILOBYTE);
    expect(weights.at(-1)).toBeLessThanOrEqual(4 * KILOBYTE);
  });

  test('come out the same when drawn again', () => {
    const again = lobby.filter((_, i) => i % 97 === 0).map(drawCover);
    expect(again).toEqual(covers.filter((_, i) => i % 97 === 0));
  });
});

test('the covers of published games never change', () => {
  const published: readonly CoverOrder[] = [
    { vendor: 'PADAUK', code: 'GOLDEN-HINTHA', category: 'RNG', subject: 'hintha', palette: 'cinnabar' },
    { vendor: 'INLE', code: 'FISH-KING', category: 'FISH' },
    { vendor: 'SHANPLAY', code: 'KOE-MEE', category: 'PVP', subject: 'cards' },
    { vendor: 'MYITSONE', code: 'M-7', category: 'RNG' },
  ];
  expect(published.map((order) => digest(drawCover(order)))).toMatchInlineSnapshot(`
    [
      "76eafdbd381a53c0",
      "163e71f3f72fdfd3",
      "7bfc866e8ebb5dc7",
      "3477c5444a107f04",
    ]
  `);
});

test('a design stays within what its category allows', () => {
  for (const order of lobby.slice(0, 2000)) {
    const { grounds, subjects, palettes } = CATEGORY_STYLES[order.category];
    const design = chooseDesign(order, createRandom(`${order.vendor}:${order.code}`));
    expect(grounds).toContain(design.ground);
    expect(subjects).toContain(design.subject);
    expect(palettes).toContain(design.palette);
  }
});

test('all covers of a vendor share its frame, also when the vendor is unknown', () => {
  for (const vendor of [...VENDORS, 'A_NEW_STUDIO']) {
    const frames = range(50).map((i) => {
      const order = { vendor, code: `G${i}`, category: 'RNG' } as const;
      return chooseDesign(order, createRandom(`${vendor}:G${i}`)).frame;
    });
    expect(new Set(frames).size).toBe(1);
  }
});

test('fixing one part of a design leaves the others as drawn', () => {
  const order = { vendor: 'PADAUK', code: 'P-9', category: 'RNG' } as const;
  const design = (extra: Partial<CoverOrder>) => chooseDesign({ ...order, ...extra }, createRandom('seed'));
  expect(design({ subject: 'naga' })).toEqual({ ...design({}), subject: 'naga' });
  expect(design({ palette: 'night' })).toEqual({ ...design({}), palette: 'night' });
  expect(design({ style: { frame: 'arch', ground: 'sea', composition: 'plinth' } })).toEqual({
    ...design({}),
    frame: 'arch',
    ground: 'sea',
    composition: 'plinth',
  });
});
