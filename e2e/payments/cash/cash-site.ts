import { openTestSite } from '../../test-site.ts';

/** The operator behind the journeys of money in and out, with a provider of payments. */
export const testSite = openTestSite({ cashier: true });
