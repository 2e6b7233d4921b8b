import type { Database, Transaction } from '@hintha/platform';
import { listTellings, selectTold, sumTellings } from './telling-store.ts';
import type { Telling } from './types.ts';

/** What feeds told of an account from behind a number on. Whoever sees one sees all before it. */
export const followTellings = (tx: Transaction, accountId: bigint, after: bigint): Promise<Telling[]> =>
  listTellings(tx, accountId, after);

/** What the rounds that were told of an account have gained together, and the number of the last telling. */
export const sumGains = (tx: Transaction, accountId: bigint): Promise<{ gain: bigint; seq: bigint }> =>
  sumTellings(tx, accountId);

/** The accounts of which something was told between two marks of the wallets' follower. */
export const listToldAccounts = (
  db: Database,
  span: { readonly mark: bigint; readonly horizon: bigint },
): Promise<bigint[]> => selectTold(db, span);
