import { beforeAll } from 'vitest';
import { untilGamesAreListed } from '../../games-listed.ts';
import { openTestSite } from '../../test-site.ts';

/** The operator behind the journeys of who plays, with browsers that draw games. */
export const testSite = openTestSite({ draws: 'games' });

beforeAll(() => untilGamesAreListed(testSite.operatorUrl), 180_000);
