import { expect, test } from 'vitest';
import { loadNotificationTexts, loadPushTitles } from './load-notification-texts.ts';

const LANGUAGES = ['my', 'en', 'zh', 'vi', 'ja', 'th', 'fil', 'id'];

const places = (text: string): string[] =>
  [...text.matchAll(/\{\{\w+\}\}/g)].map(([place]) => place).toSorted();

test.each(LANGUAGES)('%s fills the same places of every letter', async (language) => {
  const en = await loadNotificationTexts('en');
  const own = await loadNotificationTexts(language);
  for (const [name, { text }] of Object.entries(en)) {
    const filled = places(own[name as keyof typeof own].text);
    expect({ name, filled }).toEqual({ name, filled: places(text) });
  }
});

test('a language without letters writes English ones', async () => {
  expect(await loadNotificationTexts('XX')).toBe(await loadNotificationTexts('en'));
});

test.each(LANGUAGES)('%s fills the same places of every title of a device', async (language) => {
  const [en, own] = await Promise.all([loadPushTitles('en'), loadPushTitles(language)]);
  for (const [kind, title] of Object.entries(en))
    expect({ kind, filled: places(own[kind as keyof typeof own]) }).toEqual({ kind, filled: places(title) });
});
