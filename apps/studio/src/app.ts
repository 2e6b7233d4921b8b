import {
  assertDurable,
  assertOwnsNothing,
  listen,
  migrate,
  openDatabase,
  openHttp,
  openMetrics,
  prepareLogin,
  systemClock,
  systemRandom,
  type Database,
  type Http,
  type Log,
} from '@hintha/platform';
import { softswiss } from '@hintha/vendor-protocol';
import { fileURLToPath } from 'node:url';
import type { Config } from './config.ts';
import { LANGUAGES, loadTexts } from './languages.ts';
import { serveLaunches } from './launch/index.ts';
import { contentSecurity, serveClient, servePlay } from './play/index.ts';
import { inFlightOf, serveProofs, watchOpenRounds } from './rounds/index.ts';
import { openSeedVault } from './seed-vault.ts';
import type { Studio } from './studio.ts';
import { serveWallets } from './wallets/index.ts';
import { within } from './within.ts';

const MIGRATIONS = fileURLToPath(new URL('../migrations/', import.meta.url));

/** The studio's own schema; the operator may keep its tables in the same database. */
const SCHEMA = 'studio';

/** The role the program works under, and what it signs in to PostgreSQL as: neither owns anything. */
const ROLE = 'hintha_studio';
const LOGIN = 'hintha_studio_login';

const CONNECTIONS = 24;
const STATEMENT_TIMEOUT = '15s';

/** Whoever stops the program gives it ten seconds. */
const STOP_MS = 9_000;

export interface StudioServer {
  readonly address: string;
  close(): Promise<void>;
}

/** Brings the schema up to date, takes up open rounds and listens. */
export const openStudio = async (config: Config, log: Log): Promise<StudioServer> => {
  const db = openDatabase(await prepareDatabase(config), {
    max: CONNECTIONS,
    session: { search_path: SCHEMA, statement_timeout: STATEMENT_TIMEOUT },
  });
  await assertDurable(db);
  await assertOwnsNothing(db);
  const studio = assemble(config, db, log);
  const http = await openStudioHttp(studio);
  const watch = await watchOpenRounds(studio);
  const address = await listen(http, config.host, config.port, 'STUDIO_PORT');
  log.info({ address }, 'ready');
  return {
    address,
    close: async () => {
      watch.stop();
      // A round that is still open after this is taken up by the next start.
      await within(STOP_MS, Promise.all([http.close(), inFlightOf(studio).idle()]));
      await db.close();
    },
  };
};

/**
 * What only the owner may do; answers the address that everything else goes by. It migrates as slowly as it takes: the
 * time limit of a statement is for players.
 */
const prepareDatabase = async ({ databaseUrl, studioDatabaseUrl }: Config): Promise<string> => {
  const db = openDatabase(databaseUrl, { max: 2, session: { search_path: SCHEMA } });
  try {
    await migrateStudio(db);
    return studioDatabaseUrl ?? (await prepareLogin(db, databaseUrl, { login: LOGIN, role: ROLE }));
  } finally {
    await db.close();
  }
};

export const migrateStudio = (db: Database): Promise<string[]> => migrate(db, MIGRATIONS, SCHEMA);

const assemble = (config: Config, db: Database, log: Log): Studio => ({
  config,
  db,
  log,
  clock: systemClock,
  random: systemRandom,
  wallet: softswiss.createWalletClient({ baseUrl: config.walletUrl, token: config.studioKey }),
  vault: openSeedVault(config.studioKey, systemRandom),
});

/** The studio's server without a port: the operator's calls, the players' calls and the game client. */
export const openStudioHttp = async (studio: Studio): Promise<Http> => {
  const { config, log } = studio;
  const texts = await loadTexts();
  const metrics = openMetrics();
  const http = await openHttp({
    log,
    metrics,
    translate: (language, code) => (code === 'ok' ? '' : texts[language === 'en' ? 'en' : 'my'].errors[code]),
    languages: LANGUAGES,
    trustedProxies: [],
    metricsAccess: config.metricsAccess,
    contentSecurity: contentSecurity(config),
  });
  serveLaunches(http, studio);
  serveWallets(http, studio);
  serveProofs(http, studio);
  servePlay(http, { studio, texts, metrics });
  await serveClient(http, config.pages);
  return http;
};
