import type { Browser, Page } from 'playwright-core';
import { Halt, runCommand } from '../../tools/halt.ts';
import { openAccountPages } from './account-pages.ts';
import { openBrowser, openVisitor, type Visit } from '../browser.ts';
import { Office } from '../console/office.ts';
import { untilGamesAreListed } from '../games-listed.ts';
import { auditThemes } from '../audit-page.ts';
import { openAgentPages } from './agent-pages.ts';
import { openConsolePages } from './console-pages.ts';
import { givePlay } from './given-play.ts';
import { openTeamWorld } from './team-world.ts';

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

const LOOKS = (['my', 'en'] as const).flatMap((language) =>
  [390, 1440].map((width) => ({ theme: 'dark', language, width }) as const),
);

interface Opened {
  page: Page;
  name: string;
  /** What of the page is judged. */
  within: string;
}

/** The pages of the site that everybody sees, and then the areas of a member and of an agent. */
async function* openSite(browser: Browser, url: string, look: Visit): AsyncGenerator<Opened> {
  await using everybody = await openVisitor(browser, url, look);
  for (const path of PATHS) {
    await everybody.page.goto(path);
    await everybody.page.waitForLoadState('networkidle');
    yield { page: everybody.page, name: path, within: 'html' };
  }
  for (const openPages of [openAccountPages, openAgentPages]) {
    await using visitor = await openVisitor(browser, url, look);
    for await (const name of openPages(visitor, url))
      yield { page: visitor.page, name, within: '[role=dialog]' };
  }
}

async function* openConsole(office: Office, token: string, look: Visit): AsyncGenerator<Opened> {
  await using visitor = await office.visit({ ...look, token });
  for await (const name of openConsolePages(visitor.page)) yield { page: visitor.page, name, within: 'html' };
}

const audit = async (all: AsyncGenerator<Opened>, { language, width }: Visit): Promise<number> => {
  const inLook = `${language} ${width}`;
  let [pages, found] = [0, 0];
  for await (const { page, name, within } of all) {
    pages += 1;
    for (const one of await auditThemes(page, within)) {
      process.stdout.write(`${inLook} ${name}: ${one}\n`);
      found += 1;
    }
  }
  process.stdout.write(`${inLook}: ${pages} pages and dialogs, ${found} findings\n`);
  return found;
};

/** Judges every page that everybody sees, the areas of a member and of an agent, the console, and all dialogs in them by WCAG 2.2 AA, in both themes, in Burmese and English, on phone and desk. */
await runCommand(async () => {
  await using world = await openTeamWorld();
  const url = world.settings.operatorUrl;
  await untilGamesAreListed(url);
  const browser = await openBrowser('pictures');
  await using office = new Office(world, browser);
  let found = 0;
  try {
    for (const look of LOOKS) found += await audit(openSite(browser, url, look), look);
    // A session of the staff ends when nobody touches it.
    const token = await office.enter(await office.hire('auditor'));
    await givePlay(office.db);
    for (const look of LOOKS) found += await audit(openConsole(office, token, look), look);
  } finally {
    await browser.close();
  }
  if (found > 0) throw new Halt(`${found} findings.`);
  return 0;
});
