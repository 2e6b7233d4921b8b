import type { Browser } from 'playwright-core';
import { Halt, runCommand } from '../../tools/halt.ts';
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
  '/chat',
];

const LOOKS = (['dark', 'light'] as const).flatMap((theme) =>
  (['my', 'en'] as const).flatMap((language) => [390, 1440].map((width) => ({ theme, language, width }))),
);

const audit = async (browser: Browser, url: string, look: Visit): Promise<number> => {
  await using visitor = await openVisitor(browser, url, look);
  let found = 0;
  for (const path of PATHS) {
    await visitor.page.goto(path);
    await visitor.page.waitForLoadState('networkidle');
    for (const one of await auditPage(visitor.page)) {
      process.stdout.write(`${look.theme} ${look.language} ${look.width} ${path}: ${one}\n`);
      found += 1;
    }
  }
  process.stdout.write(
    `${look.theme} ${look.language} ${look.width}: ${PATHS.length} pages, ${found} findings\n`,
  );
  return found;
};

/** Judges every page that everybody sees by WCAG 2.2 AA, in both themes, in Burmese and English, on phone and desk. */
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
