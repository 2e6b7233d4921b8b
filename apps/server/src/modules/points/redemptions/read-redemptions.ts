import type { points } from '@hintha/contract';
import { type Database, BusinessError, type Transaction } from '@hintha/platform';
import { findAccountNames, findIdsByBeginning } from '../../identity/index.ts';
import type { Redemption } from '../types.ts';
import {
  countOfMember,
  countWaiting,
  findRedemption,
  listBefore,
  listOfMember,
  selectRedemptions,
  type WaitingRedemptions,
} from './redemption-store.ts';

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
export const listRedemptionQueue = async (
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

export const getRedemption = async (on: Database | Transaction, id: bigint): Promise<Redemption> => {
  const redemption = await findRedemption(on, id);
  if (redemption === undefined) throw new BusinessError('not_found');
  return redemption;
};
