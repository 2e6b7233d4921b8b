import { beforeAll } from 'vitest';
import { untilGamesAreListed } from '../../games-listed.ts';
import { openTestSite } from '../../test-site.ts';

/** The operator behind the journeys of the lobby, who moves vendors about; all games are listed from the first on. */
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
