import { openTestSite } from '../../test-site.ts';

/** The operator behind the first visits and all journeys through the frame of the site. */
export const testSite = openTestSite();
