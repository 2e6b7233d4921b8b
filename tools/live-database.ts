import { join } from 'node:path';
import { createDatabase, startPostgres } from './postgres/index.ts';
import { readSettings } from './settings.ts';

export interface LiveDatabase {
  readonly url: string;
  /** Stops the embedded one again if it was not running before. */
  readonly close: () => Promise<void>;
}

/** The database of DATABASE_URL, or the embedded one of DATA_DIR, which is started when it is not running. */
export const openLiveDatabase = async (): Promise<LiveDatabase> => {
  const { databaseUrl, dataDir } = readSettings(process.env);
  if (databaseUrl !== undefined) return { url: databaseUrl, close: async () => undefined };
  const server = await startPostgres({ dataDir: join(dataDir, 'postgres'), log: console.error });
  const url = await createDatabase(server.url, 'hintha');
  return { url, close: async () => (server.adopted ? undefined : server.stop()) };
};
