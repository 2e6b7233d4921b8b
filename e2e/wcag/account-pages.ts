import type { Page } from 'playwright-core';
import type { Visitor } from '../browser.ts';
import { ask } from '../payments/savers.ts';

/** A member of the demo world, which has played, paid in and been told things. */
const DEMO = { username: 'thiri', password: 'golden-hintha' };

const signIn = async ({ context, page }: Visitor, url: string): Promise<void> => {
  const { token }: { token: string } = await ask(`${url}/wps/session/login`, 'POST', { body: DEMO });
  await context.addInitScript(
    ([site, key, name]) => {
      if (location.origin !== site) return;
      sessionStorage.setItem('token', key);
      sessionStorage.setItem('username', name);
    },
    [new URL(url).origin, token, DEMO.username] as const,
  );
  await page.goto('/');
};

/** Opens My account by the menu of the account, whatever the words on it are. */
const openAccountArea = async (page: Page) => {
  const head = page.getByRole('banner');
  await head.getByRole('button', { name: new RegExp(DEMO.username) }).click();
  await head.locator('li button:visible').first().click();
  const entries = page.getByRole('dialog').getByRole('navigation').getByRole('button');
  await entries.first().waitFor();
  return entries;
};

const LOOK_EVERY_MS = 300;

/** Comes when a page of the account area has what it asked for: its words are the same at two looks. */
const untilItStands = async (page: Page): Promise<void> => {
  const words = () => page.getByRole('dialog').first().innerText();
  for (let [before, now] = ['', await words()]; before !== now; [before, now] = [now, await words()])
    await page.waitForTimeout(LOOK_EVERY_MS);
};

/** On a phone the entries stand behind a button; wide enough for all of them, they are the same everywhere. */
const WIDE = { width: 1440, height: 900 };

/** Opens one page of the account area after the other for a member of the demo world; gives the name of each. */
export async function* openAccountPages(visitor: Visitor, url: string): AsyncGenerator<string> {
  const { page } = visitor;
  const asked = page.viewportSize() ?? WIDE;
  await page.setViewportSize(WIDE);
  await signIn(visitor, url);
  const entries = await openAccountArea(page);
  // Counted while all of them stand there: a narrow page shows none.
  const count = await entries.count();
  for (let place = 0; place < count; place += 1) {
    await page.setViewportSize(WIDE);
    await entries.nth(place).click();
    await page.setViewportSize(asked);
    await untilItStands(page);
    yield `page ${place + 1} of the account area`;
  }
}
