import pg from 'pg';
import { shortageOf } from '../database/index.ts';
import type { Log } from '../log.ts';

const AGAIN = '40001';

/**
 * A pool that outlives the worker. The worker's own stops listening for lost connections before it closes them: one
 * that is lost in between would end the program.
 */
export const openPool = ({ url, role }: { url: string; role: string }, max: number, log: Log): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    options: `-c role=${role}`,
    application_name: 'hintha jobs',
  });
  const onLost = (error: Error) => log.warn({ err: error }, 'the worker of jobs lost a connection');
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
};

/**
 * The worker hands its word of a finished job to nobody: if that fails for good, it ends the program. It tries again
 * where PostgreSQL says that a transaction has to be tried again, so that is what a lost or refused connection is to
 * it; once the worker is over, nothing is answered any more.
 */
export const tryAgain = (pool: pg.Pool, over: AbortSignal): pg.Pool => {
  const again = (error: unknown): Promise<never> => {
    if (over.aborted) return new Promise(() => undefined);
    throw error instanceof Error && shortageOf(error) !== null
      ? Object.assign(new Error(error.message, { cause: error }), { code: AGAIN })
      : error;
  };
  const retold = <Ask extends (...asked: never[]) => unknown>(ask: Ask): Ask =>
    ((...asked: Parameters<Ask>) => {
      const answer = ask(...asked);
      return answer instanceof Promise ? answer.catch(again) : answer;
    }) as Ask;
  const connect = pool.connect.bind(pool);
  pool.connect = ((heard?: Heard) =>
    heard === undefined ? connect().catch(again) : connect(releasedOnce(heard))) as pg.Pool['connect'];
  pool.on('connect', (client) => {
    client.query = retold(client.query.bind(client) as (...asked: never[]) => unknown) as typeof client.query;
  });
  return pool;
};

type Heard = Parameters<pg.Pool['connect']>[0];

/**
 * The worker gives the connection it listens on back twice when it is lost while the worker ends, and gives back one
 * it never got when it asks a pool that has ended, which hands over nothing to give it back with.
 */
const releasedOnce =
  (heard: Heard): Heard =>
  (error, client, release: Parameters<Heard>[2] | undefined) => {
    let isReleased = false;
    heard(error, client, (gone) => {
      if (!isReleased) release?.(gone);
      isReleased = true;
    });
  };
