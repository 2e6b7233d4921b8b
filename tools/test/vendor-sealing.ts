import type { Database } from '@hintha/platform';
import { readConfig } from '@hintha/server/src/config.ts';
import type { connectVendor } from '@hintha/server/src/modules/vendors/index.ts';

/** What a server of the tests seals with, for who has no more than its database. */
export const sealingOf = ({ random }: Database): Parameters<typeof connectVendor>[0] => ({
  random,
  config: readConfig({ DATABASE_URL: 'test', DEMO_WORLD: 'none' }),
});
