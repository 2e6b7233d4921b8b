import { openBackoffice, type Backoffice } from '../payments/backoffice.ts';
import { openTestSite } from '../test-site.ts';

/** The operator behind the journeys of a member's own account, with a provider of payments. */
export const testSite = openTestSite({ cashier: true });

let opening: Promise<Backoffice> | undefined;

/** The one of the staff whom these journeys share. */
export const backofficeOf = ({ databaseUrl, consoleUrl }: typeof testSite): Promise<Backoffice> =>
  (opening ??= openBackoffice(databaseUrl, consoleUrl));
