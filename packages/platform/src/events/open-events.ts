import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Log } from '../log.ts';

/** A fact that came up. Facts of one key replace one another while they wait to be sent on. */
export interface Fact {
  readonly key: string;
  readonly type: string;
}

export interface Events<F extends Fact> {
  publish(fact: F): void;
  /** Calls the listener for every fact, of this process or another; answers how to stop. */
  subscribe(listener: (fact: F) => void): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'hintha_events';
// PostgreSQL refuses a notification of 8,000 bytes or more.
const MOST_BYTES = 7_000;
const RECONNECT_MS = 500;
/** What came meanwhile goes together: each notification is a transaction, and pages do not blink faster than this. */
const PAUSE_MS = 50;

/**
 * Carries facts between the processes over PostgreSQL's NOTIFY. Facts of this process reach its own listeners at
 * once; those for the others wait a moment and then go together.
 */
export const openEvents = <F extends Fact>(pool: Pool, log: Log): Events<F> => new NotifyEvents<F>(pool, log);

class NotifyEvents<F extends Fact> implements Events<F> {
  readonly #origin = randomUUID();
  readonly #listeners = new Set<(fact: F) => void>();
  readonly #waiting = new Map<string, F>();
  readonly #pool: Pool;
  readonly #log: Log;
  #sending: Promise<void> | null = null;
  readonly #closing = Promise.withResolvers<void>();
  #closed = false;

  constructor(pool: Pool, log: Log) {
    this.#pool = pool;
    this.#log = log;
    void this.#listen();
  }

  publish(fact: F): void {
    this.#tell(fact);
    this.#waiting.set(`${fact.type}:${fact.key}`, fact);
    this.#sending ??= this.#send().finally(() => (this.#sending = null));
  }

  subscribe(listener: (fact: F) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#closing.resolve();
    await this.#sending;
  }

  #tell(fact: F): void {
    for (const listener of this.#listeners) listener(fact);
  }

  async #send(): Promise<void> {
    await Promise.resolve();
    while (this.#waiting.size > 0) {
      const payload = this.#takePayload();
      try {
        await this.#pool.query('select pg_notify($1, $2)', [CHANNEL, payload]);
      } catch (error) {
        // A lost notification costs a page its live balance for some seconds, never money.
        this.#log.warn({ err: error }, 'events were not sent on');
      }
      await Promise.race([sleep(PAUSE_MS, undefined, { ref: false }), this.#closing.promise]);
    }
  }

  #takePayload(): string {
    const facts: F[] = [];
    let bytes = 0;
    for (const [key, fact] of this.#waiting) {
      bytes += Buffer.byteLength(JSON.stringify(fact)) + 1;
      if (bytes > MOST_BYTES && facts.length > 0) break;
      facts.push(fact);
      this.#waiting.delete(key);
    }
    return JSON.stringify({ origin: this.#origin, facts });
  }

  /** One ear at a time: a connection tells of its end more than once, and each word of it must not open another. */
  async #listen(): Promise<void> {
    while (!this.#closed) {
      try {
        await this.#hearUntilLost();
      } catch (error) {
        this.#log.warn({ err: error }, 'cannot listen for events yet');
      }
      await Promise.race([sleep(RECONNECT_MS, undefined, { ref: false }), this.#closing.promise]);
    }
  }

  async #hearUntilLost(): Promise<void> {
    const ear = await this.#pool.connect();
    try {
      const lost = new Promise<void>((resolve) => {
        for (const end of ['error', 'end'] as const) ear.once(end, () => resolve());
      });
      ear.on('notification', ({ payload = '' }) => this.#hear(payload));
      await ear.query(`listen ${CHANNEL}`);
      await Promise.race([lost, this.#closing.promise]);
    } finally {
      ear.release(true);
    }
  }

  #hear(payload: string): void {
    const { origin, facts } = JSON.parse(payload) as { origin: string; facts: F[] };
    if (origin !== this.#origin) for (const fact of facts) this.#tell(fact);
  }
}
