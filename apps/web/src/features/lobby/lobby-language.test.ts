import { expect, test } from 'vitest';
import { lobbyLanguage } from './lobby-language.ts';

const HOUSE = { supportLanguages: ['EN', 'MY', 'CN'], defaultLang: 'MY' };

test.each([
  ['CN', HOUSE, 'CN'],
  ['VI', HOUSE, 'MY'],
  ['VI', { ...HOUSE, defaultLang: '' }, 'EN'],
  ['VI', undefined, 'VI'],
])('GAMES-058 who reads %s in a house of %o asks for games in %s', (language, house, asked) => {
  expect(lobbyLanguage(language, house)).toBe(asked);
});
