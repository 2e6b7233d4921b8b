import type { Locator } from 'playwright-core';

/** Rows of a list lead to the same dialog over and over. */
const MOST_OF_A_KIND = 6;

/** The places of those that are pressed: each has a name of its own, figures apart, and of those that look the same there are a few. */
const choose = (openers: Locator): Promise<number[]> =>
  openers.evaluateAll((found, most) => {
    const kinds = new Map<string, Set<string>>();
    return found.flatMap((opener, place) => {
      const name = (opener.getAttribute('aria-label') ?? opener.textContent).replaceAll(/\d+/g, '0');
      const names = kinds.get(opener.className) ?? new Set();
      kinds.set(opener.className, names);
      if (names.size >= most || names.has(name)) return [];
      names.add(name);
      return [place];
    });
  }, MOST_OF_A_KIND);

/** Opens what the buttons within a place say that they open, one after the other; gives the name of each. */
export async function* openDialogs(within: Locator): AsyncGenerator<string> {
  const page = within.page();
  // By its mark: what a dialog lies over may be kept from those who listen, and then has no role.
  const dialogs = page.locator('[role=dialog]');
  const before = await dialogs.count();
  const openers = within.locator('[aria-haspopup=dialog]:visible');
  for (const place of await choose(openers)) {
    await openers.nth(place).click();
    const opened = dialogs.nth(before);
    await opened.waitFor();
    await untilItStands(opened);
    yield `dialog “${await nameOf(opened)}”`;
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'detached' });
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
