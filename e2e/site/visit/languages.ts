import { wireCodeOf } from '@hintha/contract';
import { loadMessages } from '@hintha/messages';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

type Texts = { readonly [key: string]: string | Texts };

const valuesOf = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : valuesOf(text)));

/** The texts of a language by themselves; what is put together with a name or an amount is not looked for. */
const wordsOf = async (language: string): Promise<Set<string>> =>
  new Set(valuesOf(await loadMessages(language)).filter((text) => !text.includes('{{')));

const WORDS = { en: await wordsOf('en'), my: await wordsOf('my'), zh: await wordsOf('zh') };
const TAGS = { my: 'my', zh: 'zh-Hans', en: 'en' } as const;
type Spoken = keyof typeof WORDS;

/** Everything that is shown or read out, in pieces as they stand in the page. */
const readPage = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode() !== null) {
      const { parentElement: parent, textContent } = walker.currentNode;
      // The title on a cover is a part of the picture, and stands below it in the language.
      if (parent === null || parent.closest('li a [aria-hidden]') !== null) continue;
      if (parent.checkVisibility()) texts.push(textContent ?? '');
    }
    for (const named of document.querySelectorAll('[aria-label], [placeholder]'))
      texts.push(named.getAttribute('aria-label') ?? named.getAttribute('placeholder') ?? '');
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  });

const RAW_KEY = /^[a-z][\w-]*(\.[a-z][\w-]*)+$/i;

/** The languages that are offered, from the button of the one that is shown. */
export const openLanguages = async (page: Page, shown: Spoken): Promise<void> =>
  page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${wireCodeOf(shown)}, `) })
    .click();

/** Turns from one language to another: no text of the first is left, and none is a raw key. */
export const turnLanguage = async (page: Page, from: Spoken, to: Spoken): Promise<void> => {
  await openLanguages(page, from);
  await page.locator(`header button[lang="${TAGS[to]}"]`).click();
  const left = async () => {
    const there = (await readPage(page)).filter((text) => WORDS[from].has(text));
    return there.filter((text) => !WORDS[to].has(text));
  };
  await expect.poll(left).toEqual([]);
  const texts = await readPage(page);
  expect(texts.filter((text) => WORDS[to].has(text)).length).toBeGreaterThan(30);
  expect(texts.filter((text) => RAW_KEY.test(text))).toEqual([]);
};
