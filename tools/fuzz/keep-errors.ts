import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log } from '@hintha/platform';

/** What a vendor's calls are meant to bring about: the staff is called, and the vendor has its answer. */
const ALARMS: readonly unknown[] = [
  'a win without a bet is refused',
  'an integration is suspended; staff decides',
];

const errors = new AsyncLocalStorage<string[]>();

/** Does something, and keeps there what is written as an error meanwhile. */
export const hearErrors = <Done>(heard: string[], work: () => Done): Done => errors.run(heard, work);

/** A log that keeps what is written as an error, but for alarms, together with the call that brought it about. */
export const keepErrors = (log: Log): Log =>
  Object.assign(log, {
    error: (about: object, ...more: unknown[]) => {
      if (ALARMS.includes(more[0])) return;
      const { err } = about as { err?: unknown };
      const text = `${more.join(' ')} ${err instanceof Error ? (err.stack ?? err.message) : JSON.stringify(about)}`;
      errors.getStore()?.push(text);
    },
  });
