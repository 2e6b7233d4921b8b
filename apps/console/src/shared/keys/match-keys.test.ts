import { expect, test } from 'vitest';
import { matchKeys, nameKey, type KeyBinding } from './match-keys.ts';

const binding = (keys: string): KeyBinding => ({ keys, name: keys, run: () => undefined });
const press = (key: string, more: object = {}) =>
  nameKey({ key, code: '', ctrlKey: false, metaKey: false, altKey: false, ...more });

test('a key is named by its letter, under a Burmese layout by its place', () => {
  expect(press('A')).toBe('a');
  expect(press('အ', { code: 'KeyA' })).toBe('a');
  expect(press('?', { code: 'Slash' })).toBe('?');
  expect(press('Escape')).toBe('Escape');
});

test('keys with a modifier are others', () => {
  expect(press('k', { ctrlKey: true })).toBe('mod+k');
  expect(press('k', { metaKey: true })).toBe('mod+k');
  expect(press('a', { altKey: true })).toBe('alt+a');
});

test('a sequence is waited for and then means what it says', () => {
  const bindings = [binding('g d'), binding('d')];
  expect(matchKeys(['g'], bindings)).toBe('more');
  expect(matchKeys(['g', 'd'], bindings)).toBe(bindings[0]);
  expect(matchKeys(['d'], bindings)).toBe(bindings[1]);
  expect(matchKeys(['x'], bindings)).toBeNull();
});

test('of two the one that came later counts', () => {
  const bindings = [binding('a'), binding('a')];
  expect(matchKeys(['a'], bindings)).toBe(bindings[1]);
});
