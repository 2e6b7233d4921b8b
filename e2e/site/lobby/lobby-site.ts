import { beforeAll } from 'vitest';
import { untilGamesAreListed } from '../../games-listed.ts';
import { openTestSite } from '../../test-site.ts';

/** The operator behind the journeys of the lobby, who moves vendors about; all games are listed from the first on. */
export const testSite = openTestSite({ games: false });

beforeAll(() => untilGamesAreListed(testSite.operatorUrl, { all: true }), 180_000);
