import { expect, test } from 'vitest';
import { readAll } from './read-all.ts';

const rowsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(first + index) }));

test('every piece is read in turn, a row that was pushed on counts once, and how far it is is told', async () => {
  const pieces = [rowsFrom(0, 3), rowsFrom(2, 3), rowsFrom(5, 1)];
  const progress: number[] = [];
  const rows = await readAll({
    first: 0,
    read: async (place) => ({ list: pieces[place] ?? [], next: place < 2 ? place + 1 : null }),
    onRead: (done) => progress.push(done),
  });
  expect(rows.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5']);
  expect(progress).toEqual([3, 5, 6]);
});

test('a long list is read to its end', async () => {
  const rows = await readAll({
    first: 0,
    read: async (place) => ({ list: rowsFrom(place, 100), next: place < 25_000 ? place + 100 : null }),
    onRead: () => undefined,
  });
  expect(rows).toHaveLength(25_100);
});

test('what ends one call ends the reading', async () => {
  const reading = readAll({
    first: 0,
    read: async (place) => {
      if (place === 1) throw new DOMException('stopped', 'AbortError');
      return { list: rowsFrom(place, 1), next: place + 1 };
    },
    onRead: () => undefined,
  });
  await expect(reading).rejects.toThrow('stopped');
});
