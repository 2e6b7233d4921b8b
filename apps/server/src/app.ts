import { LANGUAGES } from '@hintha/contract';
import { loadMessages } from '@hintha/messages';
import {
  assertDurable,
  describeCalls,
  listen,
  migrate,
  openDatabase,
  openEvents,
  openHttp,
  openJobs,
  openMailer,
  openMetrics,
  openSmsGateway,
  serveCalls,
  servePages,
  systemClock,
  systemRandom,
  type Http,
  type Log,
  type Metrics,
  type Say,
  type Served,
} from '@hintha/platform';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Config } from './config.ts';
import { contentSecurity } from './content-security.ts';
import { seedDemoWorld } from './demo/index.ts';
import type { HouseFact } from './facts.ts';
import type { Carriers, House } from './house.ts';
import { openGuards } from './modules/access/index.ts';
import * as access from './modules/access/routes.ts';
import * as catalogue from './modules/catalogue/routes.ts';
import * as content from './modules/content/routes.ts';
import * as members from './modules/members/routes.ts';
import * as records from './modules/records/routes.ts';
import * as site from './modules/site/routes.ts';
import * as letterJobs from './modules/letters/jobs.ts';
import * as vendorJobs from './modules/vendors/jobs.ts';
import { askForGames } from './modules/vendors/index.ts';
import * as vendors from './modules/vendors/routes.ts';
import * as wallet from './modules/wallet/routes.ts';

/** Every module's calls: the one place where all of them are named. */
const allCalls = (house: House): Served[] =>
  [access, members, wallet, catalogue, vendors, content, records, site].flatMap(({ routes }) =>
    routes(house),
  );

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
  const house: House = { db, clock: systemClock, random: systemRandom, events, log, carriers, config };
  await seedDemoWorld(house);
  const http = await openSite(house, openMetrics());
  const work = [letterJobs, vendorJobs].flatMap(({ jobs: of }) => of(house));
  const jobs = await openJobs({ url: config.databaseUrl, role: ROLE }, work, log);
  await askForGames(house);
  const address = await listen(http, config.host, config.port, 'PORT');
  log.info({ address }, 'ready');
  return {
    address,
    close: async () => {
      await http.close();
      await jobs.close();
      carriers.mailer?.close();
      await events.close();
      await db.close();
    },
  };
};

const openCarriers = ({ smtpUrl, mailFrom, smsUrl, smsToken, smsSender }: Config): Carriers => ({
  mailer: smtpUrl === null ? null : openMailer({ url: smtpUrl, from: mailFrom }),
  sms: smsUrl === null ? null : openSmsGateway({ url: smsUrl, token: smsToken, sender: smsSender }),
});

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
  const { config, log } = house;
  const say = await openSay();
  const http = await openHttp({
    log,
    metrics,
    say,
    languages: LANGUAGES,
    trustedProxies: config.trustedProxies,
    contentSecurity: contentSecurity(config),
  });
  const calls = allCalls(house);
  serveCalls(http, calls, { guards: openGuards(house), say, languages: LANGUAGES, metrics });
  access.serveOthers(http, house);
  catalogue.serveOthers(http, house);
  vendors.serveOthers(http, house);
  http.get('/openapi.json', async () => describeCalls('Hintha', calls));
  if (existsSync(config.pages)) {
    await servePages(http, {
      root: config.pages,
      prefix: '/',
      neverPages: ['/assets/', '/wps/', '/lgw/', '/vendor/', '/art/'],
    });
  }
  return http;
};

const openSay = async (): Promise<Say> => {
  const bundles = new Map(
    await Promise.all(LANGUAGES.map(async (code) => [code, await loadMessages(code)] as const)),
  );
  return (language, code) => {
    const bundle = bundles.get(language as never) ?? bundles.get('EN');
    return code === 'ok' ? '' : (bundle?.refusals[code] ?? code);
  };
};
