import { setTimeout as sleep } from 'node:timers/promises';
import type { DomainEvent } from '../events/index.ts';
import type { Database, Transaction } from './types.ts';

const MOST_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 4;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

const announced = new WeakMap<Transaction, DomainEvent[]>();

/**
 * Runs the use case in one transaction and commits unless it throws. A use case that lost a race (serialization failure,
 * deadlock) runs again from its start, five times at most, so it touches nothing but the transaction.
 */
export const transaction = async <Result>(
  database: Database,
  action: (tx: Transaction) => Promise<Result>,
): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    const events: DomainEvent[] = [];
    try {
      const result = await database.kysely.transaction().execute((tx) => {
        announced.set(tx, events);
        return action(tx);
      });
      events.forEach((event) => database.publish(event));
      return result;
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !lostRace(error)) throw error;
      await sleep(pauseMs(database, attempt));
    }
  }
};

/** Lets an event be known once the transaction has committed; a rollback forgets it. */
export const announce = (on: Database | Transaction, event: DomainEvent): void => {
  if ('pool' in on) return on.publish(event);
  const events = announced.get(on);
  if (!events) throw new Error('an event was announced in a transaction that transaction() did not open');
  events.push(event);
};

const lostRace = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK);

// Between half and the whole of a pause that doubles, so that the losers of one race do not meet again.
const pauseMs = (database: Database, attempt: number): number => {
  const [byte = 0] = database.random.bytes(1);
  return FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + byte / 512);
};
