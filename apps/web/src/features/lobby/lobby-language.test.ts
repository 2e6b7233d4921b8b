import type { Language } from '@hintha/contract';
import { expect, test } from 'vitest';
import { lobbyLanguage } from './lobby-language.ts';

const SITE = { supportLanguages: ['EN', 'MY', 'CN'], defaultLang: 'MY' };

test.each<[Language, typeof SITE | undefined, Language]>([
  ['zh', SITE, 'zh'],
  ['vi', SITE, 'my'],
  ['vi', { ...SITE, defaultLang: '' }, 'en'],
  ['vi', undefined, 'vi'],
])('GAMES-058 who reads %s in a site of %o asks for games in %s', (language, site, asked) => {
  expect(lobbyLanguage(language, site)).toBe(asked);
});
