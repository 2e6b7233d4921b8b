import { expect, test } from 'vitest';
import { parseTheme } from './parse-theme.ts';

test('SHELL-065: a stored word that is no theme is dark', () => {
  for (const stored of [null, '', 'xyz', 'LIGHT', 'light ']) expect(parseTheme(stored)).toBe('dark');
});

test('SHELL-064: dark and light are kept as stored', () => {
  expect(parseTheme('dark')).toBe('dark');
  expect(parseTheme('light')).toBe('light');
});
