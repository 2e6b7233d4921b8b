import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Log } from '../log.ts';

/** What happened, told after its transaction. Events of one type and key replace one another while they wait to be sent. */
export interface DomainEvent {
  readonly key: string;
  readonly type: string;
}

export interface Events<E extends DomainEvent> {
  publish(event: E): void;
  /** Calls the listener for every event, of this process or another; answers how to stop. */
  subscribe(listener: (event: E) => void): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'hintha_events';
// PostgreSQL refuses a notification of 8,000 bytes or more.
const MOST_BYTES = 7_000;
const RECONNECT_MS = 500;
/** What came meanwhile goes together: each notification is a transaction, and pages do not blink faster than this. */
const PAUSE_MS = 50;

/**
 * Carries events between the processes over PostgreSQL's NOTIFY. Events of this process reach its own listeners at
 * once; those for the others wait a moment and then go together.
 */
export const openEvents = <E extends DomainEvent>(pool: Pool, log: Log): Events<E> =>
  new NotifyEvents<E>(pool, log);

class NotifyEvents<E extends DomainEvent> implements Events<E> {
  readonly #origin = randomUUID();
  readonly #listeners = new Set<(event: E) => void>();
  readonly #waiting = new Map<string, E>();
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

  publish(event: E): void {
    this.#deliver(event);
    this.#waiting.set(`${event.type}:${event.key}`, event);
    this.#sending ??= this.#send().finally(() => (this.#sending = null));
  }

  subscribe(listener: (event: E) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#closing.resolve();
    await this.#sending;
  }

  #deliver(event: E): void {
    for (const listener of this.#listeners) listener(event);
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
    const events: E[] = [];
    let bytes = 0;
    for (const [key, event] of this.#waiting) {
      bytes += Buffer.byteLength(JSON.stringify(event)) + 1;
      if (bytes > MOST_BYTES && events.length > 0) break;
      events.push(event);
      this.#waiting.delete(key);
    }
    return JSON.stringify({ origin: this.#origin, events });
  }

  /** One connection at a time: a connection reports its end more than once, and each report must not open another. */
  async #listen(): Promise<void> {
    while (!this.#closed) {
      try {
        await this.#listenUntilLost();
      } catch (error) {
        this.#log.warn({ err: error }, 'cannot listen for events yet');
      }
      await Promise.race([sleep(RECONNECT_MS, undefined, { ref: false }), this.#closing.promise]);
    }
  }

  async #listenUntilLost(): Promise<void> {
    const client = await this.#pool.connect();
    try {
      const lost = new Promise<void>((resolve) => {
        for (const end of ['error', 'end'] as const) client.once(end, () => resolve());
      });
      client.on('notification', ({ payload = '' }) => this.#receive(payload));
      await client.query(`listen ${CHANNEL}`);
      await Promise.race([lost, this.#closing.promise]);
    } finally {
      client.release(true);
    }
  }

  #receive(payload: string): void {
    const { origin, events } = JSON.parse(payload) as { origin: string; events: E[] };
    if (origin !== this.#origin) for (const event of events) this.#deliver(event);
  }
}
