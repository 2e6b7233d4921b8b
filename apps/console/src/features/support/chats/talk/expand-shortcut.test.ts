import { expect, test } from 'vitest';
import { expandShortcut } from './expand-shortcut.ts';

const CANNED = [{ shortcut: 'hello', en: 'Hello', my: 'မင်္ဂလာပါ' }];

test('a shortcut at the end of the words becomes the answer in the language of the guest', () => {
  expect(expandShortcut('/hello', CANNED, 'en')).toBe('Hello');
  expect(expandShortcut('/hello', CANNED, 'my')).toBe('မင်္ဂလာပါ');
  expect(expandShortcut('one\n/hello', CANNED, 'en')).toBe('one\nHello');
});

test('what is no shortcut stays as it was written', () => {
  for (const text of ['hello', '/bye', 'and/hello', '/hello there'])
    expect(expandShortcut(text, CANNED, 'en')).toBeUndefined();
});
