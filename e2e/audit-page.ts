import axe from 'axe-core';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Axe {
  run(within: string, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** What on the page, or within the parts of a selector, breaks WCAG 2.2 AA, once it stands still. */
export const auditPage = async (page: Page, within = 'html'): Promise<string[]> => {
  await untilStill(page);
  // A page keeps what it was given until it is left.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return runAxe(page, within, RULES);
};

/** The same, and its colours in the other theme as well, for less than a second visit costs. */
export const auditThemes = async (page: Page, within = 'html'): Promise<string[]> => {
  const found = await auditPage(page, within);
  await turnTheme(page);
  await untilStill(page);
  const inOther = await runAxe(page, within, ['color-contrast']);
  await turnTheme(page);
  return [...found, ...inOther.map((breach) => `in the other theme: ${breach}`)];
};

const runAxe = (page: Page, within: string, runOnly: string[]): Promise<string[]> => {
  const order = { within, runOnly };
  return page.evaluate(async ({ within, runOnly }) => {
    // What holds is counted and not described: a selector for every element costs more than looking at it.
    const options = { runOnly, resultTypes: ['violations'] };
    const found = await (globalThis as never as { axe: Axe }).axe.run(within, options);
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    );
  }, order);
};

/** The site has one mark of its theme, the console a second one for its library. */
const turnTheme = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    for (const mark of ['theme', 'mantineColorScheme'])
      if (mark in dataset || mark === 'theme') dataset[mark] = dataset[mark] === 'light' ? 'dark' : 'light';
  });

/** What fades in has half its contrast halfway. */
const untilStill = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
