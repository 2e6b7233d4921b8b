import { openTestSite } from '../test-site.ts';

/** The operator whose own lotteries, sports and fights are bet on. */
export const testSite = openTestSite();
