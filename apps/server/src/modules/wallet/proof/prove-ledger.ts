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

/** Two figures that ought to be equal; `total` is all balances against zero, `chain` a posting against the last. */
export interface Difference {
  readonly what: StoredDifference['what'];
  readonly account: bigint | null;
  readonly expected: Money;
  readonly found: Money;
}

/** Proves every balance by every posting, at one moment and without making anybody wait. */
export const proveLedger = async (database: Database): Promise<Difference[]> =>
  transaction(database, async (tx) => {
    await freeze(tx);
    return (await findDifferences(tx)).map(toDifference);
  });

/** Proves what came since the last call. A difference keeps the watermark back, so it shows until it is mended. */
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
