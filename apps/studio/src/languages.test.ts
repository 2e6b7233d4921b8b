import { expect, test } from 'vitest';
import { languageOf } from './languages.ts';

test.each([
  ['zh-Hans', 'zh'],
  ['en-GB,en;q=0.9', 'en'],
  ['tl', 'fil'],
  ['fil-PH', 'fil'],
  ['ID', 'id'],
  ['fi', 'my'],
  ['', 'my'],
  [undefined, 'my'],
])('who asks for %o is spoken to in %s', (locale, language) => {
  expect(languageOf(locale)).toBe(language);
});
