import { openAccessSite } from '../access-site.ts';

/** The operator behind the journeys of an account: how one comes to it, gets in and keeps it. */
export const site = openAccessSite();
