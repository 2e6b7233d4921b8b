import { expect, test } from 'vitest';
import { pageOf, pagesOf, partOf } from './pages.ts';

const listOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index + 1) }));

test('CONTENT-008 nine titles stand on a page, and ten make two pages', () => {
  expect([pagesOf(0), pagesOf(9), pagesOf(10), pagesOf(18), pagesOf(19)]).toEqual([1, 1, 2, 2, 3]);
  expect(partOf(listOf(10), 1)).toHaveLength(9);
  expect(partOf(listOf(10), 2)).toEqual([{ id: '10' }]);
});

test('CONTENT-008 the list opens at the page of the notice that was chosen', () => {
  expect([pageOf(listOf(20), '9'), pageOf(listOf(20), '10'), pageOf(listOf(20), '19')]).toEqual([1, 2, 3]);
  expect([pageOf(listOf(20), null), pageOf(listOf(20), 'gone')]).toEqual([1, 1]);
});
