import { beforeAll } from 'vitest';
import { untilGamesAreListed } from '../../games-listed.ts';
import { openTestSite } from '../../test-site.ts';

/** The operator behind the journeys of who plays, with browsers that draw games. */
export const testSite = openTestSite({ draws: 'games' });

beforeAll(() => untilGamesAreListed(testSite.operatorUrl), 180_000);

/** A slot of the studio, by its address. */
export const GAME = '/seamless?vendor=PADAUK&gameCode=bagan-temple&gameType=RNG&isGame=1';
