import { LANGUAGES } from '@hintha/contract';
import type { Browser } from 'playwright-core';
import { Halt, runCommand } from '../../tools/halt.ts';
import { openAccountPages } from '../wcag/account-pages.ts';
import { openTeamWorld } from '../wcag/team-world.ts';
import { openBrowser, openVisitor, type Visitor } from '../browser.ts';
import { untilGamesAreListed } from '../games-listed.ts';
import { lookAtWidths, WIDTHS } from './look-at-widths.ts';
import { openPseudoVisitor } from './pseudo-language.ts';

/** The languages of the site, and one of longer words than any of them. */
const SPOKEN = [...LANGUAGES, 'pseudo'] as const;
type Spoken = (typeof SPOKEN)[number];

const PATHS = [
  '/',
  '/rng',
  '/live',
  '/lottery',
  '/promotions',
  '/pointMall',
  '/vip',
  '/help',
  '/down',
  '/join',
  '/noticePage',
  '/login',
  '/register',
];

const visitIn = (browser: Browser, url: string, language: Spoken): Promise<Visitor> =>
  language === 'pseudo' ? openPseudoVisitor(browser, url) : openVisitor(browser, url, { language });

const lookAtLanguage = async (browser: Browser, url: string, language: Spoken): Promise<number> => {
  await using visitor = await visitIn(browser, url, language);
  const clipped: string[] = [];
  for (const path of PATHS) {
    await visitor.page.goto(path);
    await visitor.page.waitForLoadState('networkidle');
    clipped.push(...(await lookAtWidths(visitor.page, path)));
  }
  for await (const name of openAccountPages(visitor, url))
    clipped.push(...(await lookAtWidths(visitor.page, name)));
  for (const one of clipped) process.stdout.write(`${language} ${one}\n`);
  const looked = `${PATHS.length} pages and the account area with its dialogs at ${WIDTHS.length} widths`;
  process.stdout.write(`${language}: ${looked}, ${clipped.length} texts cannot be read\n`);
  return clipped.length;
};

/** Looks for words that cannot be read on the pages that everybody sees, in the account area and in the dialogs that it opens, at every width, in every language and a longer one. */
await runCommand(async () => {
  await using world = await openTeamWorld();
  const url = world.settings.operatorUrl;
  await untilGamesAreListed(url);
  const browser = await openBrowser('pictures');
  let found = 0;
  try {
    for (const language of SPOKEN) found += await lookAtLanguage(browser, url, language);
  } finally {
    await browser.close();
  }
  if (found > 0) throw new Halt(`${found} texts cannot be read.`);
  return 0;
});
