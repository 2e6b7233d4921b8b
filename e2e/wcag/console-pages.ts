import type { Page } from 'playwright-core';
import { goInside } from '../site/go-inside.ts';
import { WIDE } from './area.ts';
import { openBehindButtons, openDialogs, openViews, untilItStands } from './dialogs.ts';

/** A row that opens leads to what is known of it, beside the list or over it. */
const ROW_LINK = 'main tbody a[href^="/"]';

/** What stands on a page, with its dialogs, in each of its views; a button that several views have is pressed once. */
async function* openEveryView(page: Page): AsyncGenerator<string> {
  const main = page.locator('main');
  const pressed = new Set<string>();
  yield* openBehindButtons(main, pressed);
  for await (const view of openViews(main)) {
    yield view;
    for await (const opened of openBehindButtons(main, pressed)) yield `${view}, ${opened}`;
  }
}

/** Opens every page that the navigation of the console leads to, its views, and what its first row leads to, each with its dialogs. */
export async function* openConsolePages(page: Page): AsyncGenerator<string> {
  const asked = page.viewportSize() ?? WIDE;
  await page.setViewportSize(WIDE);
  await page.goto('/');
  const links = page.locator('nav a[href^="/"]');
  await links.first().waitFor();
  const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  await page.setViewportSize(asked);
  for (const path of new Set(paths)) {
    // Where it stood a tooltip may come up while the page is judged.
    await page.mouse.move(0, 0);
    await goInside(page, path);
    const main = page.locator('main');
    await main.waitFor();
    // Its script comes late, as what it asks for does.
    await page.locator('.mantine-Loader-root').waitFor({ state: 'detached' });
    await untilItStands(main);
    yield `console, ${path}`;
    for await (const opened of openEveryView(page)) yield `console, ${path}, ${opened}`;
    await goInside(page, path);
    await untilItStands(main);
    // What a button has done is told over the page for a while.
    await page.locator('.mantine-Notification-root').first().waitFor({ state: 'detached' });
    const row = page.locator(ROW_LINK).first();
    if ((await row.count()) === 0) continue;
    await row.click();
    await untilItStands(page.locator('body'));
    yield `console, ${path}, the first row`;
    const drawer = page.getByRole('complementary');
    for await (const opened of openDialogs(drawer)) yield `console, ${path}, the first row, ${opened}`;
  }
}
