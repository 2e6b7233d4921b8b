import type { AppModule } from '../../app-module.ts';
import { SETTING_GROUPS } from '../settings/index.ts';
import { contribute } from '@hintha/platform';
import { perContext } from '../../per-context.ts';
import { APPROVAL_ACTIONS } from '../approvals/index.ts';
import { BALANCE_SOURCES } from '../wallet/index.ts';
import { watchFeeds } from './feed/read-feed.ts';
import { resumeAction } from './caps/resume-integration.ts';
import { changeAction } from './integrations/change-integration.ts';
import { keyAction } from './integrations/rotate-key.ts';
import { activateAction } from './integrations/switch-integration.ts';
import { jobs } from './jobs.ts';
import { consoleRoutes, routes, serveOthers } from './routes.ts';
import { sealSecrets } from './integrations/seal-secrets.ts';
import { askForGames } from './sync-games.ts';
import { openVendorBalances } from './transfers/read-vendor-balances.ts';
import { vendorSettings } from './settings.ts';

const vendorBalancesOf = perContext(openVendorBalances);

export const vendorsModule: AppModule = {
  name: 'vendors',
  contributions: [
    contribute(SETTING_GROUPS, vendorSettings),
    contribute(BALANCE_SOURCES, vendorBalancesOf),
    contribute(APPROVAL_ACTIONS, changeAction),
    contribute(APPROVAL_ACTIONS, keyAction),
    contribute(APPROVAL_ACTIONS, activateAction),
    contribute(APPROVAL_ACTIONS, resumeAction),
  ],
  calls: (ctx) => routes(ctx, vendorBalancesOf(ctx)),
  consoleCalls: consoleRoutes,
  serve: serveOthers,
  jobs,
  watch: watchFeeds,
  prepare: sealSecrets,
  start: askForGames,
};
