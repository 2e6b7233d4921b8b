import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Stopped } from '@hintha/platform';
import { startPostgres, type EmbeddedPostgres, type StartOptions } from '../postgres/index.ts';

const LOOK_EVERY_MS = 500;
const TRY_AGAIN_MS = 5000;

export interface KeptDatabase {
  /** Stays the same however often it is started again. */
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Ends it at once; what was committed is there again after the next start. */
  readonly kill: () => void;
}

const isOver = (pid: number): boolean => !existsSync(`/proc/${pid}/cwd`);

/**
 * Starts the embedded PostgreSQL, and again on its port whenever it ends by itself: it was killed, or its log had no
 * room. While there is none it is tried every five seconds.
 *
 * @param say Hears that it ended, and each new reason why it does not start again.
 */
export async function keepDatabase(
  options: StartOptions,
  say: (sentence: string) => void,
): Promise<KeptDatabase> {
  let server: EmbeddedPostgres = await startPostgres(options);
  const { url } = server;
  const port = Number(new URL(url).port);
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number): Promise<void> => sleep(ms, undefined, { signal }).catch(() => undefined);

  const startAgain = async (): Promise<void> => {
    let said = '';
    while (!signal.aborted) {
      try {
        server = await startPostgres({ ...options, port });
        return;
      } catch (failure) {
        if (!(failure instanceof Stopped)) throw failure;
        if (failure.message !== said) say((said = failure.message));
        await pause(TRY_AGAIN_MS);
      }
    }
  };

  const keep = async (): Promise<void> => {
    for (;;) {
      await pause(LOOK_EVERY_MS);
      if (signal.aborted) return;
      if (!isOver(server.pid)) continue;
      say('The database ended by itself; it is started again.');
      await startAgain();
    }
  };

  const kept = keep();
  return {
    url,
    stop: async () => {
      stopping.abort();
      await kept;
      await server.stop().catch((failure: unknown) => {
        if (!isOver(server.pid)) throw failure;
      });
    },
    kill: () => {
      stopping.abort();
      if (!isOver(server.pid)) process.kill(server.pid, 'SIGQUIT');
    },
  };
}
