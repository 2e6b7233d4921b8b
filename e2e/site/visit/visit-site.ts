import { openTestSite } from '../../test-site.ts';

/** The operator behind the journeys of who looks around, and leaves all as it was. */
export const testSite = openTestSite();
