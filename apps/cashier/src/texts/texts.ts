import { en, type Texts } from './en.ts';
import { fil } from './fil.ts';
import { id } from './id.ts';
import { ja } from './ja.ts';
import { my } from './my.ts';
import { th } from './th.ts';
import { vi } from './vi.ts';
import { zh } from './zh.ts';

/** What the pages speak, first what they speak to whoever says nothing. */
export const LANGUAGES = ['my', 'en', 'zh', 'th', 'vi', 'fil', 'id', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: string | null | undefined): text is Language =>
  LANGUAGES.some((known) => known === text);

export const TEXTS: Readonly<Record<Language, Texts>> = { my, en, zh, th, vi, fil, id, ja };
