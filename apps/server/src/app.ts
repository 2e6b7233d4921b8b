import { LANGUAGES } from '@hintha/contract';
import {
  assertDurable,
  assertOwnsNothing,
  type Database,
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
  prepareJobs,
  prepareLogin,
  readToken,
  serveCalls,
  servePages,
  serveStaffCalls,
  systemClock,
  systemRandom,
} from '@hintha/platform';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ALL_CONTRIBUTIONS, ALL_MODULES } from './all-modules.ts';
import type { AppContext } from './app-context.ts';
import type { AppEvent } from './app-event.ts';
import type { Config } from './config.ts';
import { CONSOLE_SECURITY, contentSecurity } from './content-security.ts';
import { collectContributions } from '@hintha/platform';
import { openCountries } from './countries.ts';
import { assertNoDemoWorld, type DemoTeam, openDemoWorld, playRingCrowd } from './demo/index.ts';
import { makeFirstKey, openEncryption, openGuards } from './modules/identity/index.ts';
import {
  firstVisitHeaders,
  listFirstPictures,
  noteShortage,
  openExternalOrigins,
  openGate,
} from './modules/site/index.ts';
import { openStaffGuard } from './modules/staff/index.ts';
import { openDeliveryChannels } from './open-delivery-channels.ts';
import { openHttpServer } from './open-http-server.ts';

const MIGRATIONS = fileURLToPath(new URL('../migrations/', import.meta.url));
const CONNECTIONS = 24;
const READY_MS = 2_000;

/** The role the program works under: it can add postings and can neither change nor remove one. */
const ROLE = 'hintha_app';
/** What it signs in to PostgreSQL as: it owns nothing. */
const LOGIN = 'hintha_server';

export interface Server {
  address: string;
  close(): Promise<void>;
}

/** Brings the database up to date, opens every module and listens. */
export const openServer = async (config: Config, log: Log): Promise<Server> => {
  const databaseUrl = await prepareDatabase(config);
  const db = openDatabase(databaseUrl, { max: CONNECTIONS, session: { role: ROLE } });
  await assertDurable(db);
  await assertOwnsNothing(db);
  const events = openEvents<AppEvent>(db.pool, log);
  db.onEvent((event) => events.publish(event as AppEvent));
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
    objects: openObjects(join(config.dataDir, 'objects'), systemRandom),
    config,
    contributions: collectContributions(ALL_CONTRIBUTIONS),
  };
  await assertNoDemoWorld(ctx);
  for (const { prepare } of ALL_MODULES) await prepare?.(ctx);
  const team = await openDemoWorld(ctx, databaseUrl);
  const metrics = openMetrics();
  let draining = false;
  const http = await openSite(ctx, metrics, async () => !draining && (await answersInTime(db)));
  const console = await openConsole(ctx, metrics);
  const work = await openWork(ctx, metrics, { url: databaseUrl, team });
  for (const { start } of ALL_MODULES) await start?.(ctx);
  const address = await listen(http, config.host, config.port, 'PORT');
  const consoleAddress = await listen(console, config.host, config.consolePort, 'CONSOLE_PORT');
  log.info({ address, consoleAddress }, 'ready');
  team.start();
  return {
    address,
    close: async () => {
      // Whoever hands calls on looks at /readyz, and needs a moment to see that there will be no more of them.
      draining = true;
      await sleep(config.drainMs);
      await http.close();
      await console.close();
      for (const part of work) await part.close();
      deliveryChannels.mailer?.close();
      await events.close();
      await db.close();
    },
  };
};

/** Whether the database answers soon enough for calls to be worth sending here. */
const answersInTime = async ({ pool }: Database): Promise<boolean> => {
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([asked, sleep(READY_MS, false, { ref: false })]);
};

/** What this process does unasked: jobs and watches. One that only answers calls still queues jobs for another. */
const openWork = async (
  ctx: AppContext,
  metrics: Metrics,
  { url, team }: { url: string; team: DemoTeam },
): Promise<{ close(): Promise<void> }[]> => {
  const { config, log } = ctx;
  const database = { url, role: ROLE };
  if (!config.jobs) {
    await prepareJobs(database, log);
    return [];
  }
  const allJobs = ALL_MODULES.flatMap(({ name, jobs }) =>
    (jobs?.(ctx) ?? []).map((job) => team.holdBack(name, job)),
  );
  const jobs = await openJobs(database, allJobs, log);
  const watches = ALL_MODULES.flatMap(({ watch }) => watch?.(ctx, metrics) ?? []);
  return [team, jobs, ...watches, ...(config.demoWorld === 'none' ? [] : [playRingCrowd(ctx)])];
};

/** What only the owner of the tables may do; answers the address that everything else goes by. */
const prepareDatabase = async ({ databaseUrl, serverDatabaseUrl }: Config): Promise<string> => {
  const owner = openDatabase(databaseUrl, { max: 2 });
  try {
    await migrate(owner, MIGRATIONS);
    return serverDatabaseUrl ?? (await prepareLogin(owner, databaseUrl, { login: LOGIN, role: ROLE }));
  } finally {
    await owner.close();
  }
};

/** The site's server without a port: the modules' calls, what they serve besides, and the pages. */
export const openSite = async (
  ctx: AppContext,
  metrics: Metrics,
  isReady: () => Promise<boolean> = async () => true,
): Promise<Http> => {
  const { config } = ctx;
  await makeFirstKey(ctx);
  const origins = await openExternalOrigins(ctx);
  const { http, translate } = await openHttpServer(ctx, metrics, {
    contentSecurity: contentSecurity(config, origins),
    onShortage: noteShortage(ctx),
    isReady,
  });
  const calls = ALL_MODULES.flatMap((module) => module.calls?.(ctx) ?? []);
  serveCalls(http, calls, {
    gate: openGate(ctx),
    countryHeader: config.countryHeader,
    guards: openGuards(ctx),
    encryption: openEncryption(ctx),
    translate,
    languages: LANGUAGES,
    metrics,
  });
  for (const { serve } of ALL_MODULES) serve?.(http, ctx, metrics);
  http.get('/openapi.json', async () => describeCalls('Hintha', calls));
  if (existsSync(config.pages)) {
    await servePages(http, {
      root: config.pages,
      prefix: '/',
      neverPages: ['/assets/', '/wps/', '/lgw/', '/vendor/', '/art/', '/objects/'],
      indexHeaders: () => firstVisitHeaders(ctx),
      firstPictures: (address) => listFirstPictures(ctx, address),
    });
  }
  return http;
};

/** The staff's server, without a port too, with guards, sessions and calls of its own. */
export const openConsole = async (ctx: AppContext, metrics: Metrics): Promise<Http> => {
  const { config } = ctx;
  const { http, translate } = await openHttpServer(ctx, metrics, {
    contentSecurity: { ...CONSOLE_SECURITY },
    onShortage: noteShortage(ctx),
  });
  const guard = openStaffGuard(ctx);
  const calls = ALL_MODULES.flatMap(({ consoleCalls }) => consoleCalls?.(ctx) ?? []);
  serveStaffCalls(http, calls, { guard, translate, languages: LANGUAGES, metrics });
  if (existsSync(config.consolePages))
    await servePages(http, {
      root: config.consolePages,
      prefix: '/',
      neverPages: ['/assets/', '/console/', '/art/'],
    });
  for (const { serveConsole } of ALL_MODULES) serveConsole?.(http, ctx, guard);
  http.get('/console/openapi.json', async (request) => {
    await guard({ token: readToken(request), ip: request.ip }, 'staff');
    return describeCalls('Hintha console', calls);
  });
  return http;
};
