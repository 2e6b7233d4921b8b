import { expect, test } from 'vitest';
import { AskedLanguage, ChosenLanguage } from './asked-language.ts';
import { LANGUAGES, languageOfCode, tagOf, wireCodeOf } from './index.ts';

const CODES = ['MY', 'EN', 'CN', 'VI', 'JA', 'TH', 'TY', 'ID'];

test('each language has its own code on the wire, which leads back to it in any case', () => {
  expect(LANGUAGES.map(wireCodeOf)).toEqual(CODES);
  expect(CODES.map(languageOfCode)).toEqual(LANGUAGES);
  expect(CODES.map((code) => languageOfCode(code.toLowerCase()))).toEqual(LANGUAGES);
});

test.each(['fil', 'FIL', 'Fil', 'ty'])('%s is Filipino', (code) => {
  expect(languageOfCode(code)).toBe('fil');
});

test.each(['', 'XX', 'toString', 'en-US'])('a language without a bundle, %o, is none', (code) => {
  expect(languageOfCode(code)).toBeUndefined();
  expect(AskedLanguage.parse(code)).toBeUndefined();
  expect(ChosenLanguage.safeParse(code).success).toBe(false);
});

test('a call names a language by its code or its tag, and may name none where it only asks', () => {
  expect([AskedLanguage.parse('CN'), AskedLanguage.parse('zh'), AskedLanguage.parse(undefined)]).toEqual([
    'zh',
    'zh',
    undefined,
  ]);
  expect(ChosenLanguage.parse('TY')).toBe('fil');
  for (const none of [undefined, null]) expect(ChosenLanguage.safeParse(none).success).toBe(false);
});

test('Chinese is shown with its script, and every other language by its tag alone', () => {
  expect(LANGUAGES.filter((language) => tagOf(language) !== language)).toEqual(['zh']);
  expect(LANGUAGES.map(tagOf)).toContain('zh-Hans');
});
