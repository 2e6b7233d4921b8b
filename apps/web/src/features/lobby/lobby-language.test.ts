import { expect, test } from 'vitest';
import { lobbyLanguage } from './lobby-language.ts';

const SITE = { supportLanguages: ['EN', 'MY', 'CN'], defaultLang: 'MY' };

test.each([
  ['CN', SITE, 'CN'],
  ['VI', SITE, 'MY'],
  ['VI', { ...SITE, defaultLang: '' }, 'EN'],
  ['VI', undefined, 'VI'],
])('GAMES-058 who reads %s in a site of %o asks for games in %s', (language, site, asked) => {
  expect(lobbyLanguage(language, site)).toBe(asked);
});
