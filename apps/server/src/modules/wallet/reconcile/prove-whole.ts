import { transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { proveLedger, type Difference } from '../proof/prove-ledger.ts';
import { markWholeProof, upsertFindings } from './finding-store.ts';

/** Proves every balance by every posting there is, and keeps what does not agree as findings. */
export const proveWhole = async (house: House): Promise<Difference[]> => {
  const startedAt = house.clock.now();
  const differences = await proveLedger(house.db);
  await transaction(house.db, async (tx) => {
    await upsertFindings(tx, differences, startedAt);
    await markWholeProof(tx, startedAt);
  });
  return differences;
};
