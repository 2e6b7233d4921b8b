import { setTimeout as sleep } from 'node:timers/promises';
import type { Fact } from '../events/index.ts';
import type { Database, Transaction } from './types.ts';

const MOST_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 4;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

const announced = new WeakMap<Transaction, Fact[]>();

/**
 * Runs the use case in one transaction and commits unless it throws. A use case that lost a race (serialization failure,
 * deadlock) runs again from its start, five times at most, so it touches nothing but the transaction.
 */
export const transaction = async <Result>(
  database: Database,
  action: (tx: Transaction) => Promise<Result>,
): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    const facts: Fact[] = [];
    try {
      const result = await database.kysely.transaction().execute((tx) => {
        announced.set(tx, facts);
        return action(tx);
      });
      facts.forEach((fact) => database.tell(fact));
      return result;
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !lostRace(error)) throw error;
      await sleep(pauseMs(database, attempt));
    }
  }
};

/** Lets a fact be known once the transaction has committed; a rollback forgets it. */
export const announce = (on: Database | Transaction, fact: Fact): void => {
  if ('pool' in on) return on.tell(fact);
  const facts = announced.get(on);
  if (!facts) throw new Error('a fact was announced in a transaction that transaction() did not open');
  facts.push(fact);
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
