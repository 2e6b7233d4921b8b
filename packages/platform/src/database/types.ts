import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type pg from 'pg';
import type { Fact } from '../events/index.ts';
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
  /** Calls the listener for every fact announced by a transaction that has committed; answers how to stop. */
  onFact(listener: (fact: Fact) => void): () => void;
  /** Tells the listeners; use cases use `announce`, which waits for the commit. */
  tell(fact: Fact): void;
  close(): Promise<void>;
}
