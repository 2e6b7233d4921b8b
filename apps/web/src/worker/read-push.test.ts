import { expect, test } from 'vitest';
import { readPush } from './read-push.ts';

test('a message says what is shown, where it leads and what it replaces', () => {
  const notice = { title: 'Paid out', path: '/?open=withdraw', about: 'withdrawal_sent:7' };
  expect(readPush(JSON.stringify({ kind: 'withdrawal_paid', ...notice }))).toEqual(notice);
});

test.each(['', 'null', '[]', '7', '{', JSON.stringify({ title: 7, path: {} })])(
  'of %s the site is shown by its name',
  (text) => {
    expect(readPush(text)).toEqual({ title: 'Hintha', path: '/', about: 'site' });
  },
);

test.each([
  'https://elsewhere.test/',
  '//elsewhere.test',
  String.raw`/\elsewhere.test`,
  'javascript:alert(1)',
])('a tap leads to no %s', (path) => {
  expect(readPush(JSON.stringify({ title: 'x', path })).path).toBe('/');
});
