import type { Browser } from 'playwright-core';
import { Halt, runCommand } from '../../tools/halt.ts';
import { openAccountPages } from './account-pages.ts';
import { openBrowser, openVisitor, type Visit } from '../browser.ts';
import { untilGamesAreListed } from '../games-listed.ts';
import { auditPage } from '../audit-page.ts';
import { openWorld } from '../world.ts';

/** Every screen that an address leads to. */
const PATHS = [
  '/',
  '/register',
  '/login',
  '/rng',
  '/rng?type=hot',
  '/rng?type=vassalage&vassalage=PADAUK',
  '/live',
  '/fish',
  '/pvp',
  '/sports',
  '/esports',
  '/elott',
  '/sv3',
  '/lottery',
  '/fbsports',
  '/seamless?vendor=PADAUK&gameCode=bagan-temple',
  '/promotions',
  '/promoDetail',
  '/pointMall',
  '/vip',
  '/noticePage',
  '/help',
  '/helpmc',
  '/down',
  '/join',
  '/terms',
  '/chat',
];

const LOOKS = (['dark', 'light'] as const).flatMap((theme) =>
  (['my', 'en'] as const).flatMap((language) => [390, 1440].map((width) => ({ theme, language, width }))),
);

/** What is found on the pages that everybody sees, and then on those of a member's own account. */
const audit = async (browser: Browser, url: string, look: Visit): Promise<number> => {
  await using visitor = await openVisitor(browser, url, look);
  const inLook = `${look.theme} ${look.language} ${look.width}`;
  let [pages, found] = [0, 0];
  const judge = async (name: string) => {
    pages += 1;
    for (const one of await auditPage(visitor.page)) {
      process.stdout.write(`${inLook} ${name}: ${one}\n`);
      found += 1;
    }
  };
  for (const path of PATHS) {
    await visitor.page.goto(path);
    await visitor.page.waitForLoadState('networkidle');
    await judge(path);
  }
  for await (const name of openAccountPages(visitor, url)) await judge(name);
  process.stdout.write(`${inLook}: ${pages} pages, ${found} findings\n`);
  return found;
};

/** Judges every page that everybody sees, and the account area of a member, by WCAG 2.2 AA, in both themes, in Burmese and English, on phone and desk. */
await runCommand(async () => {
  await using world = await openWorld();
  const url = world.settings.operatorUrl;
  await untilGamesAreListed(url);
  const browser = await openBrowser('pictures');
  let found = 0;
  try {
    for (const look of LOOKS) found += await audit(browser, url, look);
  } finally {
    await browser.close();
  }
  if (found > 0) throw new Halt(`${found} findings.`);
  return 0;
});
