import axe from 'axe-core';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Axe {
  run(within: string, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** What on the page, or within the parts of a selector, breaks WCAG 2.2 AA, once it stands still. */
export const judgePage = async (page: Page, within = 'html'): Promise<string[]> => {
  await untilStill(page);
  await page.evaluate(axe.source);
  const order = { within, runOnly: RULES };
  return page.evaluate(async ({ within, runOnly }) => {
    const found = await (globalThis as never as { axe: Axe }).axe.run(within, { runOnly });
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    );
  }, order);
};

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
