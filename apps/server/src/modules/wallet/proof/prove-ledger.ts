import { transaction, type Database } from '@hintha/platform';
import { money, type Money } from '@hintha/money';
import type { StoredDifference } from '../types.ts';
import {
  advanceProof,
  findDifferences,
  findNewDifferences,
  freeze,
  lockProof,
  restartProof,
} from './proof-store.ts';

/**
 * Two figures of the books that ought to be equal: all balances against zero (`total`), a wallet or a house account
 * against its postings, a posting against the one before it (`chain`), held money against the open holds.
 */
export interface Difference {
  readonly what: StoredDifference['what'];
  readonly account: bigint | null;
  readonly expected: Money;
  readonly found: Money;
}

/** Proves every balance by every posting, at one moment, without making anybody wait. An empty list is the proof. */
export const proveLedger = async (database: Database): Promise<Difference[]> =>
  transaction(database, async (tx) => {
    await freeze(tx);
    return (await findDifferences(tx)).map(toDifference);
  });

/**
 * Proves what was posted since the last call, which is quick however long the history. A difference leaves the
 * watermark where it is, so that it shows again until it is mended.
 */
export const proveNewPostings = async (database: Database): Promise<Difference[]> =>
  transaction(database, async (tx) => {
    await freeze(tx);
    const span = await lockProof(tx);
    // A restored database counts its transactions anew.
    if (span.horizon < span.watermark) {
      await restartProof(tx);
      span.watermark = 0n;
    }
    const differences = await findNewDifferences(tx, span);
    if (differences.length === 0) await advanceProof(tx, span);
    return differences.map(toDifference);
  });

const toDifference = ({ what, account, expected, found }: StoredDifference): Difference => ({
  what,
  account,
  expected: money(BigInt(expected)),
  found: money(BigInt(found)),
});
