import { join } from 'node:path';
import { openDatabase as openPool, Stopped } from '@hintha/platform';
import { Halt } from '../halt.ts';
import type { Translate } from '../progress.ts';
import { createDatabase } from '../postgres/index.ts';
import type { Settings } from '../settings.ts';
import { keepDatabase } from './keep-database.ts';

const OLDEST_VERSION = 150_000;
const DATABASE_NAME = 'hintha';

export interface OpenDatabase {
  readonly url: string;
  /** What it is, fit for a screen. */
  readonly shown: string;
  readonly stop: () => Promise<void>;
  /** Ends it at once; what was committed is there again after the next start. */
  readonly kill: () => void;
}

/** The address without its password, fit for a screen. */
function shown(url: string): string {
  try {
    const { protocol, host, pathname } = new URL(url);
    return `${protocol}//${host}${pathname}`;
  } catch {
    throw new Halt('DATABASE_URL is not an address of the form postgres://user:password@host:5432/name.');
  }
}

/** Makes sure that somebody else's PostgreSQL can be reached and is new enough. */
async function checkDatabase(url: string): Promise<string> {
  const address = shown(url);
  const database = openPool(url, { max: 1 });
  try {
    const { rows } = await database.pool.query<{ number: string; version: string }>(
      "select current_setting('server_version_num') as number, current_setting('server_version') as version",
    );
    const [row] = rows;
    if (!row || Number(row.number) < OLDEST_VERSION) {
      throw new Halt(`DATABASE_URL is PostgreSQL ${row?.version}: version 15 or newer is needed.`);
    }
    return `PostgreSQL ${row.version} at ${address}`;
  } catch (error) {
    if (error instanceof Halt) throw error;
    throw new Halt(`The database at ${address} cannot be used (${reasonOf(error)}): check DATABASE_URL.`);
  } finally {
    await database.close();
  }
}

async function openExternal(url: string): Promise<OpenDatabase> {
  return { url, shown: await checkDatabase(url), stop: async () => {}, kill: () => {} };
}

function reasonOf(error: unknown): string {
  // A name with several addresses fails with one error for each of them, and no text of its own.
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

async function openEmbedded(dataDir: string, say: Translate): Promise<OpenDatabase> {
  const notes: string[] = [];
  const log = (line: string): void => {
    notes.push(line);
    say(line);
  };
  const options = { dataDir: join(dataDir, 'postgres'), log };
  const embedded = await keepDatabase(options, say).catch((error: unknown) => {
    throw error instanceof Stopped ? new Halt(error.message) : error;
  });
  const url = await createDatabase(embedded.url, DATABASE_NAME);
  return { ...embedded, url, shown: ['embedded', ...notes].join('; ') };
}

export function openDatabase(settings: Settings, say: Translate): Promise<OpenDatabase> {
  return settings.databaseUrl === undefined
    ? openEmbedded(settings.dataDir, say)
    : openExternal(settings.databaseUrl);
}
