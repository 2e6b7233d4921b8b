import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type pg from 'pg';
import type { DomainEvent } from '../events/index.ts';
import type { RandomSource } from '../random.ts';

/**
 * What a use case gets first; opened by `transaction()` and by nothing else. It knows no table: a module names the ones it
 * works on with `withTables` in its store.
 */
export type Transaction = KyselyTransaction<unknown>;

export interface Database {
  readonly kysely: Kysely<unknown>;
  readonly pool: pg.Pool;
  readonly random: RandomSource;
  /** Calls the listener for every event announced by a transaction that has committed; answers how to stop. */
  onEvent(listener: (event: DomainEvent) => void): () => void;
  /** Calls the listeners; use cases use `announce`, which waits for the commit. */
  publish(event: DomainEvent): void;
  close(): Promise<void>;
}
