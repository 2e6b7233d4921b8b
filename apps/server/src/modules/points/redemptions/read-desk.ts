import type { points } from '@hintha/contract';
import type { Database } from '@hintha/platform';
import { findAccountNames, findIdsByBeginning } from '../../identity/index.ts';
import { getRedemption } from './get-redemption.ts';
import { countWaiting, selectRedemptions, type WaitingRedemptions } from './redemption-store.ts';
import type { Redemption } from './types.ts';

export interface QueueQuery {
  readonly state: points.RedemptionState;
  /** An id, or the beginning of the name of an account. */
  readonly q?: string | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** A redemption with the name that its member goes by. */
export interface NamedRedemption {
  readonly redemption: Redemption;
  readonly account: string;
}

/** Of a longer list of names that begin alike these are looked at: whoever searches types one more letter. */
const MOST_NAMES = 200;

/** The redemptions in one state, oldest first, with whose they are. */
export const listRedemptionDesk = async (
  db: Database,
  { state, q, after, limit }: QueueQuery,
): Promise<NamedRedemption[]> => {
  const wanted =
    q === undefined ? null : { text: q, accountIds: await findIdsByBeginning(db, q, MOST_NAMES) };
  const redemptions = await selectRedemptions(db, { state, wanted, after: BigInt(after ?? 0), limit });
  return withNames(db, redemptions);
};

/** One redemption of anybody, and whose it is. */
export const readRedemption = async (db: Database, id: bigint): Promise<NamedRedemption> =>
  named(db, await getRedemption(db, id));

export const named = async (db: Database, redemption: Redemption): Promise<NamedRedemption> => {
  const [first] = await withNames(db, [redemption]);
  return first ?? { redemption, account: '' };
};

const withNames = async (db: Database, redemptions: readonly Redemption[]): Promise<NamedRedemption[]> => {
  const names = await findAccountNames(
    db,
    redemptions.map(({ accountId }) => accountId),
  );
  return redemptions.map((redemption) => ({
    redemption,
    account: names.get(redemption.accountId)?.name ?? '',
  }));
};

/** How many redemptions wait to be decided. */
export const countWaitingRedemptions = (db: Database): Promise<WaitingRedemptions[]> => countWaiting(db);
