import { queueJob, type Transaction, type Database } from '@hintha/platform';

/** The job that reads on what vendors tell. */
export const READ_FEEDS = 'vendors-read-feeds';

/** Has the vendor's feed read as soon as a worker is free: somebody has left a game. */
export const askForRounds = (on: Database | Transaction, connection: string): Promise<void> =>
  queueJob(on, READ_FEEDS, `${READ_FEEDS}:${connection}`, { connection });

/** Which vendor a queued job is about; null for all of them. */
export const vendorOf = (payload: unknown): string | null =>
  typeof payload === 'object' && payload !== null && 'connection' in payload
    ? String(payload.connection)
    : null;
