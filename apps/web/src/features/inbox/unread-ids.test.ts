import { expect, test } from 'vitest';
import { unreadIds } from './unread-ids.ts';

const message = (id: number, read: boolean) => ({ id: String(id), read });
const PAGES = [
  [message(6, true), message(5, false)],
  [message(4, true), message(3, false)],
  [message(2, true), message(1, true)],
];

const readFrom = (asked: number[]) => async (pageNo: number) => {
  asked.push(pageNo);
  return { list: PAGES[pageNo - 1] ?? [], totalPages: PAGES.length, unread: 2 };
};

test('what waits to be read is gathered over the pages, and pages behind the last one are left alone', async () => {
  const asked: number[] = [];
  expect(await unreadIds(readFrom(asked))).toEqual(['5', '3']);
  expect(asked).toEqual([1, 2]);
});

test('the list ends where its pages end, even when more should be unread', async () => {
  const page = { list: [message(1, false)], totalPages: 1, unread: 5 };
  expect(await unreadIds(async () => page)).toEqual(['1']);
});
