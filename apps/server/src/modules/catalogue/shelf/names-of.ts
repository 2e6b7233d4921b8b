import { spellingsOf } from '@hintha/search';
import { pinyin } from 'pinyin-pro';
import type { StoredGame } from '../types.ts';

const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const BURMESE = /[က-၏]/u;

/** All that a game may be looked for by: its names, who made it, and both in Latin letters. */
export const namesOf = ({ names, title, vendorName }: StoredGame): string[] => {
  const given = [...new Set([...Object.values(names), title, vendorName])];
  return [...given, ...given.flatMap(inLatin)];
};

const inLatin = (name: string): string[] => {
  if (BURMESE.test(name)) return spellingsOf(name);
  return HAN.test(name) && !KANA.test(name) ? inPinyin(name) : [];
};

/** As it is spoken, and by the first letters alone, as people type it. */
const inPinyin = (name: string): string[] => [
  pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive' }).join(' '),
  pinyin(name, { toneType: 'none', type: 'array', nonZh: 'removed', pattern: 'first' }).join(''),
];
