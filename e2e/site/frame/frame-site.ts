import { beforeAll } from 'vitest';
import { untilGamesAreListed } from '../../games-listed.ts';
import { openTestSite } from '../../test-site.ts';

/** The operator behind the first visits and all journeys through the frame of the site. */
export const testSite = openTestSite();

beforeAll(() => untilGamesAreListed(testSite.operatorUrl, { all: true }), 180_000);
