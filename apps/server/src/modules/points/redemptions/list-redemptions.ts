import type { Database } from '@hintha/platform';
import { countOfMember, listBefore, listOfMember } from './redemption-store.ts';
import type { Redemption } from './types.ts';

export { findRedemption } from './redemption-store.ts';

/** A page of a member's redemptions, the newest first. */
export const listRedemptions = async (
  db: Database,
  accountId: bigint,
  { no, size }: { no: number; size: number },
): Promise<{ redemptions: Redemption[]; total: number }> => ({
  redemptions: await listOfMember(db, accountId, { limit: size, offset: (no - 1) * size }),
  total: await countOfMember(db, accountId),
});

/** A member's redemptions from before one of them, the latest first. */
export const listRedemptionsBefore = (
  db: Database,
  accountId: bigint,
  page: { before: bigint | null; limit: number },
): Promise<Redemption[]> => listBefore(db, accountId, page);
