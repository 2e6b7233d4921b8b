import { openTestSite } from '../../test-site.ts';

/** The operator behind all journeys through the frame of the site. */
export const testSite = openTestSite();
