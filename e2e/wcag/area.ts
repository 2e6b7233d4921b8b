import type { Page } from 'playwright-core';
import type { Visitor } from '../browser.ts';
import { ask } from '../payments/savers.ts';
import { openDialogs, untilItStands } from './dialogs.ts';

/** The password of every member of the demo world. */
const PASSWORD = 'golden-hintha';

/** Signs an account of the demo world in, for every page from the next one on. */
export const signIn = async ({ context }: Visitor, url: string, username: string): Promise<void> => {
  const body = { username, password: PASSWORD };
  const { token }: { token: string } = await ask(`${url}/wps/session/login`, 'POST', { body });
  await context.addInitScript(
    ([site, key, name]) => {
      if (location.origin !== site) return;
      sessionStorage.setItem('token', key);
      sessionStorage.setItem('username', name);
    },
    [new URL(url).origin, token, username] as const,
  );
};

/** On a phone the entries stand behind a button; wide enough for all of them, they are the same everywhere. */
export const WIDE = { width: 1440, height: 900 };

/** Opens one page of the area that is open after the other, and all dialogs of each; gives the name of each. */
export async function* openAreaPages(page: Page, name: string): AsyncGenerator<string> {
  const asked = page.viewportSize() ?? WIDE;
  await page.setViewportSize(WIDE);
  const area = page.locator('[role=dialog]').first();
  const entries = area.getByRole('navigation').first().getByRole('button');
  await entries.first().waitFor();
  // Some come when it is known that the operator has them, and on a narrow page none are seen.
  await untilItStands(area);
  const count = await entries.count();
  for (let place = 0; place < count; place += 1) {
    await page.setViewportSize(WIDE);
    await entries.nth(place).click();
    await page.setViewportSize(asked);
    await untilItStands(area);
    const title = `${name}, page ${place + 1}`;
    yield title;
    for await (const opened of openDialogs(area)) yield `${title}, ${opened}`;
  }
}
