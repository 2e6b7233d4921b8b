import { LANGUAGES } from '@hintha/contract';
import {
  assertDurable,
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
import { allCalls, allConsoleCalls, allJobs } from './all-modules.ts';
import type { Config } from './config.ts';
import { CONSOLE_SECURITY, contentSecurity } from './content-security.ts';
import { openCountries } from './countries.ts';
import { seedDemoWorld } from './demo/index.ts';
import type { HouseFact } from './facts.ts';
import type { House } from './house.ts';
import * as catalogue from './modules/catalogue/routes.ts';
import * as content from './modules/content/routes.ts';
import { openEncryption, openGuards } from './modules/identity/index.ts';
import * as access from './modules/identity/routes.ts';
import * as members from './modules/members/routes.ts';
import * as payments from './modules/payments/routes.ts';
import { watchRegistrations } from './modules/protection/index.ts';
import { openDoor, openGate, openExternalOrigins } from './modules/site/index.ts';
import { openStaffGuard } from './modules/staff/index.ts';
import * as support from './modules/support/routes.ts';
import { askForGames, sumVendorBalances, watchFeeds } from './modules/vendors/index.ts';
import * as vendors from './modules/vendors/routes.ts';
import { watchLedger } from './modules/wallet/index.ts';
import { openCarriers } from './open-carriers.ts';
import { openEdge } from './open-edge.ts';

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
  const events = openEvents<HouseFact>(db.pool, log);
  db.onFact((fact) => events.publish(fact as HouseFact));
  const carriers = openCarriers(config);
  const countries = openCountries();
  countries.warm();
  const house: House = {
    db,
    clock: systemClock,
    random: systemRandom,
    events,
    log,
    carriers,
    countries,
    objects: openObjects(join(config.dataDir, 'objects'), systemRandom),
    config,
  };
  await seedDemoWorld(house);
  const metrics = openMetrics();
  const http = await openSite(house, metrics);
  const desk = await openConsole(house, metrics);
  const jobs = await openJobs({ url: config.databaseUrl, role: ROLE }, allJobs(house), log);
  const watches = [watchLedger(house, metrics), watchFeeds(house, metrics), watchRegistrations(house)];
  await askForGames(house);
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
      carriers.mailer?.close();
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
export const openSite = async (house: House, metrics: Metrics): Promise<Http> => {
  const { config } = house;
  const readDoor = openDoor(house);
  const outside = await openExternalOrigins(house, readDoor);
  const { http, say } = await openEdge(house, metrics, contentSecurity(config, outside));
  const calls = allCalls(house, readDoor);
  serveCalls(http, calls, {
    gate: openGate(house, readDoor),
    countryHeader: config.countryHeader,
    guards: openGuards(house),
    encryption: openEncryption(house),
    say,
    languages: LANGUAGES,
    metrics,
  });
  access.serveOthers(http, house, metrics, (accountId) => sumVendorBalances(house.db, accountId));
  catalogue.serveOthers(http, house);
  content.serveOthers(http, house);
  members.serveOthers(http, house);
  payments.serveOthers(http, house);
  support.serveOthers(http, house);
  vendors.serveOthers(http, house);
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
export const openConsole = async (house: House, metrics: Metrics): Promise<Http> => {
  const { config } = house;
  const { http, say } = await openEdge(house, metrics, { ...CONSOLE_SECURITY });
  const guard = openStaffGuard(house);
  serveStaffCalls(http, allConsoleCalls(house), { guard, say, languages: LANGUAGES, metrics });
  if (existsSync(config.consolePages))
    await servePages(http, {
      root: config.consolePages,
      prefix: '/',
      neverPages: ['/assets/', '/console/', '/art/'],
    });
  payments.serveOthersToStaff(http, house, guard);
  // What is written for the site is seen here with its pictures.
  catalogue.serveOthers(http, house);
  content.serveOthers(http, house);
  support.serveOthersToStaff(http, house, guard);
  return http;
};
