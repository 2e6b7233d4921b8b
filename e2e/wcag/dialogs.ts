import type { Locator } from 'playwright-core';
import { goInside } from '../site/go-inside.ts';

/** Rows of a list lead to the same dialog over and over. */
const MOST_OF_A_KIND = 6;

interface Chosen {
  place: number;
  /** How it looks and what it says. */
  name: string;
}

/** The places of those that are pressed: each has a name of its own, figures apart, and of those that look the same there are a few. */
const choose = (openers: Locator): Promise<Chosen[]> =>
  openers.evaluateAll((found, most) => {
    const kinds = new Map<string, Set<string>>();
    return found.flatMap((opener, place) => {
      const name = (opener.getAttribute('aria-label') ?? opener.textContent).replaceAll(/\d+/g, '0');
      const names = kinds.get(opener.className) ?? new Set();
      kinds.set(opener.className, names);
      if (names.size >= most || names.has(name)) return [];
      names.add(name);
      return [{ place, name: `${opener.className} ${name}` }];
    });
  }, MOST_OF_A_KIND);

/** Opens what the buttons within a place say that they open, one after the other; gives the name of each. */
export async function* openDialogs(within: Locator): AsyncGenerator<string> {
  const page = within.page();
  // By its mark: what a dialog lies over may be kept from those who listen, and then has no role.
  const dialogs = page.locator('[role=dialog]');
  const before = await dialogs.count();
  const openers = within.locator('[aria-haspopup=dialog]:visible');
  for (const { place } of await choose(openers)) {
    // What was opened before may have taken it away.
    await untilItStands(within);
    const opener = openers.nth(place);
    if (!(await opener.isVisible())) continue;
    await opener.click();
    const opened = dialogs.nth(before);
    await opened.waitFor();
    await untilItStands(opened);
    yield `dialog “${await nameOf(opened)}”`;
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'detached' });
  }
}

/** What a button may be that opens nothing and only changes what is shown beside it. */
const PRESSED = 'button:visible:enabled:not([role]):not([aria-expanded]):not([aria-pressed])';
const OPENS_WITHIN_MS = 700;

/**
 * Presses the buttons within a place, of which it is not said what they open; gives the name of every dialog that comes.
 * @param pressed those that were pressed before, which are left out.
 */
export async function* openBehindButtons(within: Locator, pressed: Set<string>): AsyncGenerator<string> {
  const page = within.page();
  const address = page.url();
  const dialogs = page.locator('[role=dialog]');
  const buttons = within.locator(PRESSED);
  for (const { place, name } of await choose(buttons)) {
    if (pressed.has(name)) continue;
    pressed.add(name);
    const button = buttons.nth(place);
    // One that was pressed before it may have taken it away.
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    await button.click();
    const opened = dialogs.last();
    const isOpen = await opened.waitFor({ timeout: OPENS_WITHIN_MS }).then(
      () => true,
      () => false,
    );
    if (page.url() !== address) {
      const { pathname, search } = new URL(address);
      await goInside(page, `${pathname}${search}`);
      await untilItStands(within);
      continue;
    }
    if (!isOpen) continue;
    await untilItStands(opened);
    yield `dialog “${await nameOf(opened)}”`;
    await page.keyboard.press('Escape');
    await dialogs.first().waitFor({ state: 'detached' });
  }
}

/** Its heading; a menu that opens beside its button has none, and goes by its first words. */
const nameOf = async (opened: Locator): Promise<string> => {
  const [heading = (await opened.innerText()).slice(0, 40)] = await opened.locator('h2').allInnerTexts();
  return heading.trim();
};

const LOOK_EVERY_MS = 300;

/** Comes when what is open has what it asked for: its words are the same at two looks. */
export const untilItStands = async (opened: Locator): Promise<void> => {
  for (
    let [before, now] = ['', await opened.innerText()];
    before !== now;
    [before, now] = [now, await opened.innerText()]
  )
    await opened.page().waitForTimeout(LOOK_EVERY_MS);
};

/** Chooses the views of a page one after the other; gives the name of each. */
export async function* openViews(within: Locator): AsyncGenerator<string> {
  const views = within.locator('button[aria-pressed]:visible');
  for (const { place } of await choose(views)) {
    const view = views.nth(place);
    if (!(await view.isVisible()) || (await view.getAttribute('aria-pressed')) === 'true') continue;
    const name = await view.innerText();
    await view.click();
    await untilItStands(within);
    yield `view “${name.trim()}”`;
  }
}
