import { wireCodeOf } from '@hintha/contract';
import { loadMessages } from '@hintha/messages';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { untilGamesAreListed } from '../../games-listed.ts';
import { goInside } from '../go-inside.ts';
import { testSite } from './frame-site.ts';

beforeAll(() => untilGamesAreListed(testSite.operatorUrl), 180_000);

type Texts = { readonly [key: string]: string | Texts };

const valuesOf = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : valuesOf(text)));

/** The texts of a language by themselves; what is put together with a name or an amount is not looked for. */
const wordsOf = async (language: string): Promise<Set<string>> =>
  new Set(valuesOf(await loadMessages(language)).filter((text) => !text.includes('{{')));

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

test('SHELL-002 English, Burmese and Chinese are supported, and with each of them every text changes', async () => {
  const { value } = (await (await fetch(testSite.url('/system/permission'))).json()) as {
    value: { whitelabel: { supportLanguages: string[] } };
  };
  expect(value.whitelabel.supportLanguages.toSorted()).toEqual(['CN', 'EN', 'MY']);

  const words = { en: await wordsOf('en'), my: await wordsOf('my'), zh: await wordsOf('zh') };
  await using visitor = await testSite.visit({ width: 1440, language: 'en' });
  const { page } = visitor;
  const tags = { my: 'my', zh: 'zh-Hans', en: 'en' } as const;
  const shown = { before: 'en' as keyof typeof words };
  for (const path of ['/', '/rng?page=all']) {
    await page.goto(path);
    await page.getByRole('contentinfo').waitFor();
    for (const language of ['my', 'zh', 'en'] as const) {
      await page
        .getByRole('banner')
        .getByRole('button', { name: new RegExp(`^${wireCodeOf(shown.before)}, `) })
        .click();
      await page.locator(`header button[lang="${tags[language]}"]`).click();
      const left = async () => {
        const there = (await readPage(page)).filter((text) => words[shown.before].has(text));
        return there.filter((text) => !words[language].has(text));
      };
      await expect.poll(left).toEqual([]);
      const texts = await readPage(page);
      expect(texts.filter((text) => words[language].has(text)).length).toBeGreaterThan(30);
      expect(texts.filter((text) => RAW_KEY.test(text))).toEqual([]);
      shown.before = language;
    }
  }
  expect(visitor.complaints).toEqual([]);
});

/** Burmese has the longest words and is looked at most closely. */
const WIDTHS = { my: [1440, 1024, 768, 360, 320], en: [360, 320] } as const;

test('nothing is wider than its window, from 320 to 1440 px, in Burmese and English', async () => {
  for (const language of ['my', 'en'] as const) {
    await using visitor = await testSite.visit({ language });
    const { page } = visitor;
    await page.goto('/');
    for (const path of ['/', '/rng', '/register', '/login']) {
      if (path !== '/') await goInside(page, path);
      const dialogs = path === '/register' || path === '/login' ? 1 : 0;
      await expect.poll(() => page.getByRole('dialog').locator('form').count()).toBe(dialogs);
      await page.waitForLoadState('networkidle');
      for (const width of WIDTHS[language]) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(() =>
          new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)),
        );
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect({ language, path, width, overflow: Math.max(0, overflow) }).toEqual({
          language,
          path,
          width,
          overflow: 0,
        });
      }
    }
  }
});
