import { indexNewPostings } from '../posting-span-store.ts';
import { money, type Money } from '@hintha/money';
import { type Database, transaction } from '@hintha/platform';
import type { StoredDifference } from '../types.ts';
import {
  advanceProof,
  findDifferences,
  findNewDifferences,
  freeze,
  lockProof,
  restartProof,
  sumAccounts,
  sumPostings,
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
export const proveNewPostings = async (database: Database): Promise<Difference[]> => {
  await indexNewPostings(database);
  return transaction(database, async (tx) => {
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
};

const toDifference = ({ what, account, expected, found }: StoredDifference): Difference => ({
  what,
  account,
  expected: money(BigInt(expected)),
  found: money(BigInt(found)),
});

export interface LedgerSums {
  readonly wallets: bigint;
  readonly postings: bigint;
  readonly lastAt: Date | null;
  /** What all members have, and how much of it is held. */
  readonly members: Money;
  readonly held: Money;
  readonly systemAccounts: readonly { readonly name: string; readonly balance: Money }[];
}

/** What the books come to at one moment. */
export const sumLedger = async (database: Database): Promise<LedgerSums> =>
  transaction(database, async (tx) => {
    await freeze(tx);
    const { wallets, members, held, systemAccounts } = await sumAccounts(tx);
    const { postings, lastAt } = await sumPostings(tx);
    return {
      wallets,
      postings,
      lastAt,
      members: money(BigInt(members)),
      held: money(BigInt(held)),
      systemAccounts: systemAccounts.map(({ name, balance }) => ({ name, balance: money(BigInt(balance)) })),
    };
  });
