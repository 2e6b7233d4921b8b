import { expect, test } from 'vitest';
import { loadLetters } from './load-letters.ts';

const places = (text: string): string[] =>
  [...text.matchAll(/\{\{\w+\}\}/g)].map(([place]) => place).toSorted();

test('every language fills the same places of every letter', async () => {
  const [en, my] = [await loadLetters('EN'), await loadLetters('MY')];
  for (const [name, { text }] of Object.entries(en)) {
    expect({ name, places: places(my[name as keyof typeof my].text) }).toEqual({
      name,
      places: places(text),
    });
  }
});

test('a language without letters writes English ones', async () => {
  expect(await loadLetters('XX')).toBe(await loadLetters('EN'));
});
