import { LANGUAGES } from '@hintha/contract';
import type { Browser, Page } from 'playwright-core';
import { Halt, runCommand } from '../../tools/halt.ts';
import { openBrowser, openVisitor, type Visitor } from '../browser.ts';
import { untilGamesAreListed } from '../games-listed.ts';
import { openWorld } from '../world.ts';
import { findClipped } from './find-clipped.ts';
import { openPseudoVisitor } from './pseudo-language.ts';

/** The languages of the site, and one of longer words than any of them. */
const SPOKEN = [...LANGUAGES, 'pseudo'] as const;
type Spoken = (typeof SPOKEN)[number];

const WIDTHS = [360, 390, 768, 1024, 1280, 1440];
const PATHS = [
  '/',
  '/rng',
  '/live',
  '/lottery',
  '/promotions',
  '/pointMall',
  '/help',
  '/down',
  '/join',
  '/noticePage',
  '/login',
  '/register',
];

const lookAtPage = async (page: Page, path: string): Promise<string[]> => {
  const found: string[] = [];
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() =>
      new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)),
    );
    const clipped = await page.evaluate(findClipped);
    found.push(...clipped.map((one) => `${width} ${path}: ${one}`));
  }
  return found;
};

const visitIn = (browser: Browser, url: string, language: Spoken): Promise<Visitor> =>
  language === 'pseudo'
    ? openPseudoVisitor(browser, url)
    : openVisitor(browser, url, { language, reducedMotion: 'reduce' });

const lookAtLanguage = async (browser: Browser, url: string, language: Spoken): Promise<number> => {
  await using visitor = await visitIn(browser, url, language);
  let found = 0;
  for (const path of PATHS) {
    const clipped = await lookAtPage(visitor.page, path);
    for (const one of clipped) process.stdout.write(`${language} ${one}\n`);
    found += clipped.length;
  }
  const looked = `${PATHS.length} pages at ${WIDTHS.length} widths`;
  process.stdout.write(`${language}: ${looked}, ${found} texts cannot be read\n`);
  return found;
};

/** Looks for words that cannot be read on the pages that everybody sees, at every width, in every language and a longer one. */
await runCommand(async () => {
  await using world = await openWorld();
  const url = world.settings.operatorUrl;
  await untilGamesAreListed(url);
  const browser = await openBrowser({ games: false });
  let found = 0;
  try {
    for (const language of SPOKEN) found += await lookAtLanguage(browser, url, language);
  } finally {
    await browser.close();
  }
  if (found > 0) throw new Halt(`${found} texts cannot be read.`);
  return 0;
});
