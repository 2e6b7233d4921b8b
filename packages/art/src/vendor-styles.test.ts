import { expect, test } from 'vitest';
import { range } from './geometry.ts';
import { TITLE_STYLES, titleStyleOf, vendorStyleOf } from './vendor-styles.ts';

test('a vendor keeps one title style', () => {
  expect(titleStyleOf('PADAUK')).toBe('gold');
  expect(titleStyleOf('A_NEW_STUDIO')).toBe(titleStyleOf('A_NEW_STUDIO'));
});

test('unknown vendors share out all title styles among them', () => {
  const styles = new Set(range(100).map((i) => titleStyleOf(`V${i}`)));
  expect([...styles].sort()).toEqual([...TITLE_STYLES].sort());
});

test('an unknown vendor has three different compositions and five different palettes', () => {
  for (const i of range(50)) {
    const { compositions, palettes } = vendorStyleOf(`V${i}`);
    expect(new Set(compositions).size).toBe(3);
    expect(new Set(palettes).size).toBe(5);
  }
});

test('a name that every object has is a vendor like any other', () => {
  expect(TITLE_STYLES).toContain(titleStyleOf('constructor'));
});
