import { LANGUAGES } from '@hintha/contract';
import {
  assertDurable,
  collectContributions,
  describeCalls,
  type Http,
  listen,
  type Log,
  type Metrics,
  migrate,
  openDatabase,
  openEvents,
  openJobs,
  openMetrics,
  openObjects,
  serveCalls,
  servePages,
  serveStaffCalls,
  systemClock,
  systemRandom,
} from '@hintha/platform';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allCalls, allConsoleCalls, allContributions, allJobs } from './all-modules.ts';
import type { Config } from './config.ts';
import { CONSOLE_SECURITY, contentSecurity } from './content-security.ts';
import { openCountries } from './countries.ts';
import { seedDemoWorld } from './demo/index.ts';
import type { AppEvent } from './app-event.ts';
import type { AppContext } from './app-context.ts';
import * as catalogue from './modules/catalogue/routes.ts';
import * as content from './modules/content/routes.ts';
import { openEncryption, openGuards } from './modules/identity/index.ts';
import * as members from './modules/members/routes.ts';
import * as payments from './modules/payments/routes.ts';
import { readWithdrawalChecks } from './modules/protection/index.ts';
import { openDoor, openGate, openExternalOrigins, streamEvents } from './modules/site/index.ts';
import { openStaffGuard } from './modules/staff/index.ts';
import * as support from './modules/support/routes.ts';
import { askForGames, sumVendorBalances, watchFeeds } from './modules/vendors/index.ts';
import * as vendors from './modules/vendors/routes.ts';
import { watchLedger } from './modules/wallet/index.ts';
import { openDeliveryChannels } from './open-delivery-channels.ts';
import { openHttpServer } from './open-http-server.ts';

const MIGRATIONS = fileURLToPath(new URL('../migrations/', import.meta.url));
const CONNECTIONS = 24;

/** The role the program works under: it can add postings and can neither change nor remove one. */
const ROLE = 'hintha_app';

export interface Server {
  address: string;
  close(): Promise<void>;
}

/** Brings the database up to date, opens every module and listens. */
export const openServer = async (config: Config, log: Log): Promise<Server> => {
  await prepareDatabase(config.databaseUrl);
  const db = openDatabase(config.databaseUrl, { max: CONNECTIONS, session: { role: ROLE } });
  await assertDurable(db);
  const events = openEvents<AppEvent>(db.pool, log);
  db.onFact((fact) => events.publish(fact as AppEvent));
  const deliveryChannels = openDeliveryChannels(config);
  const countries = openCountries();
  countries.warm();
  const ctx: AppContext = {
    db,
    clock: systemClock,
    random: systemRandom,
    events,
    log,
    deliveryChannels,
    countries,
    contributions: collectContributions(allContributions),
    objects: openObjects(join(config.dataDir, 'objects'), systemRandom),
    config,
  };
  readWithdrawalChecks(ctx);
  await seedDemoWorld(ctx);
  const metrics = openMetrics();
  const http = await openSite(ctx, metrics);
  const desk = await openConsole(ctx, metrics);
  const jobs = await openJobs({ url: config.databaseUrl, role: ROLE }, allJobs(ctx), log);
  const watches = [watchLedger(ctx, metrics), watchFeeds(ctx, metrics)];
  await askForGames(ctx);
  const address = await listen(http, config.host, config.port, 'PORT');
  const consoleAddress = await listen(desk, config.host, config.consolePort, 'CONSOLE_PORT');
  log.info({ address, consoleAddress }, 'ready');
  return {
    address,
    close: async () => {
      await http.close();
      await desk.close();
      await jobs.close();
      for (const watch of watches) await watch.close();
      deliveryChannels.mailer?.close();
      await events.close();
      await db.close();
    },
  };
};

/** What only the owner of the tables may do. */
const prepareDatabase = async (url: string): Promise<void> => {
  const owner = openDatabase(url, { max: 2 });
  try {
    await migrate(owner, MIGRATIONS);
  } finally {
    await owner.close();
  }
};

/** The site's server without a port: calls, vendor calls, pictures, the event stream and the pages. */
export const openSite = async (ctx: AppContext, metrics: Metrics): Promise<Http> => {
  const { config } = ctx;
  const readDoor = openDoor(ctx);
  const outside = await openExternalOrigins(ctx, readDoor);
  const { http, say } = await openHttpServer(ctx, metrics, contentSecurity(config, outside));
  const calls = allCalls(ctx, readDoor);
  serveCalls(http, calls, {
    gate: openGate(ctx, readDoor),
    countryHeader: config.countryHeader,
    guards: openGuards(ctx),
    encryption: openEncryption(ctx),
    say,
    languages: LANGUAGES,
    metrics,
  });
  streamEvents(http, ctx, metrics, (accountId) => sumVendorBalances(ctx.db, accountId));
  catalogue.serveOthers(http, ctx);
  content.serveOthers(http, ctx);
  members.serveOthers(http, ctx);
  payments.serveOthers(http, ctx);
  support.serveOthers(http, ctx);
  vendors.serveOthers(http, ctx);
  http.get('/openapi.json', async () => describeCalls('Hintha', calls));
  if (existsSync(config.pages)) {
    await servePages(http, {
      root: config.pages,
      prefix: '/',
      neverPages: ['/assets/', '/wps/', '/lgw/', '/vendor/', '/art/', '/objects/'],
    });
  }
  return http;
};

/** The staff's server, without a port too: people, tokens and calls of its own. */
export const openConsole = async (ctx: AppContext, metrics: Metrics): Promise<Http> => {
  const { config } = ctx;
  const { http, say } = await openHttpServer(ctx, metrics, { ...CONSOLE_SECURITY });
  const guard = openStaffGuard(ctx);
  serveStaffCalls(http, allConsoleCalls(ctx), { guard, say, languages: LANGUAGES, metrics });
  if (existsSync(config.consolePages))
    await servePages(http, {
      root: config.consolePages,
      prefix: '/',
      neverPages: ['/assets/', '/console/', '/art/'],
    });
  payments.serveOthersToStaff(http, ctx, guard);
  // What is written for the site is seen here with its pictures.
  catalogue.serveOthers(http, ctx);
  content.serveOthers(http, ctx);
  support.serveOthersToStaff(http, ctx, guard);
  return http;
};
