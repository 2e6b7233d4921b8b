import { setTimeout as sleep } from 'node:timers/promises';

export interface Repeated {
  /** Resolves when the last turn has ended; no other one begins. */
  close(): Promise<void>;
}

/** Does the work again and again with a pause in between. A turn that fails is reported, and the next one comes. */
export const repeat = (
  pauseMs: number,
  work: () => Promise<void>,
  failed: (error: unknown) => void,
): Repeated => {
  const closing = new AbortController();
  const run = async () => {
    while (!closing.signal.aborted) {
      await work().catch(failed);
      await sleep(pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    close: async () => {
      closing.abort();
      await running;
    },
  };
};
