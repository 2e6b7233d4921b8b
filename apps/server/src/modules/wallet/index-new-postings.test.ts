import { expect, test } from 'vitest';
import { countUnindexedPostings, givenFundedWallets } from '../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { indexNewPostings } from './posting-span-store.ts';

/** Their postings fill more pages than the one range that the index of an empty ledger has. */
const WALLETS = { first: 1n, count: 2_000 };

const newLedger = testDatabase();
const followed = testDatabase();

test('whoever follows the ledger has its newest postings entered into the index, which nobody else would do yet', async () => {
  for (const db of [newLedger, followed])
    await givenFundedWallets(db, WALLETS, { each: 100n, reference: 'funds' });
  await indexNewPostings(followed);
  expect(await countUnindexedPostings(newLedger)).toBeGreaterThan(0);
  expect(await countUnindexedPostings(followed)).toBe(0);
});
