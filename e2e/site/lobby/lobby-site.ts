import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { untilGamesAreListed } from '../../games-listed.ts';
import { openTestSite, siteTexts } from '../../test-site.ts';

/** The operator behind the journeys of the lobby; all games are listed from the first on. */
export const testSite = openTestSite();

beforeAll(() => untilGamesAreListed(testSite.operatorUrl, { all: true }), 180_000);

interface Menu {
  gameCategory: string;
  vendors: { vendor: string; name: string }[];
}

/** The vendors that the operator's menus have in an area. */
export const vendorsIn = async (category: string): Promise<Menu['vendors']> => {
  const reply = await fetch(`${testSite.operatorUrl}/lgw/games/game_menus?language=EN`);
  const { value } = (await reply.json()) as { value: Menu[] };
  return value.find(({ gameCategory }) => gameCategory === category)?.vendors ?? [];
};

/** How many games the slots say that there are. */
export const totalOf = async (page: Page): Promise<number> => {
  const { RNG } = siteTexts.en.categories;
  const heading = await page.getByRole('heading', { level: 1, name: RNG }).innerText();
  return Number(heading.replaceAll(/\D/g, ''));
};
