import { expect, test } from 'vitest';
import { placeAfter } from './place-after.ts';

test('one goes a row down or up, and stops at the ends', () => {
  expect(placeAfter({ at: 1, left: 1, step: 1, count: 4 })).toBe(2);
  expect(placeAfter({ at: 0, left: 0, step: -1, count: 4 })).toBe(0);
  expect(placeAfter({ at: 3, left: 3, step: 1, count: 4 })).toBe(3);
});

test('a row that was decided and left the list is stood for by the next one', () => {
  expect(placeAfter({ at: -1, left: 2, step: 1, count: 4 })).toBe(2);
  expect(placeAfter({ at: -1, left: 2, step: -1, count: 4 })).toBe(1);
  expect(placeAfter({ at: -1, left: 3, step: 1, count: 3 })).toBe(2);
});

test('the first key of all goes to the first row', () => {
  expect(placeAfter({ at: -1, left: 0, step: 1, count: 4 })).toBe(0);
});
