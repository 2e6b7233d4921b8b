import { BusinessError, type Database, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { type Actor, recordAudit } from '../../audit/index.ts';
import type { NewReward, Reward, RewardListing } from '../types.ts';
import {
  countShown,
  insertReward,
  listAll,
  listShown,
  lockReward,
  updateRewardDetails,
} from './reward-store.ts';

export interface Alteration {
  readonly rewardId: bigint;
  readonly listing: RewardListing;
  readonly actor: Actor;
  readonly reason: string;
  readonly approval?: string | null;
}

/** Changes what is shown of a reward; the stock is no smaller than what is redeemed already. */
export const changeReward = async (tx: Transaction, alteration: Alteration): Promise<Reward> => {
  const { rewardId: id, listing, actor, reason, approval = null } = alteration;
  const before = await getReward(tx, id);
  if (listing.stock < before.taken) throw new BusinessError('stock_too_low', { taken: Number(before.taken) });
  await updateRewardDetails(tx, id, listing, approval);
  const details = { before: listingOf(before), now: listing };
  await recordAudit(tx, { actor, action: 'reward.change', subject: `reward:${id}`, reason, details });
  return { ...before, ...listing, approval };
};

/** Holds a reward until the transaction ends. */
export const getReward = async (tx: Transaction, id: bigint): Promise<Reward> => {
  const reward = await lockReward(tx, id);
  if (reward === undefined) throw new BusinessError('not_found');
  return reward;
};

const listingOf = ({ names, picture, stock, mostEach, enabled, position }: Reward): RewardListing => ({
  names,
  picture,
  stock,
  mostEach,
  enabled,
  position,
});

export interface Creation {
  readonly reward: NewReward;
  readonly actor: Actor;
  readonly reason: string;
}

/** Puts a reward into the points mall. */
export const createReward = (ctx: AppContext, creation: Creation): Promise<Reward> =>
  transaction(ctx.db, (tx) => addReward(ctx, tx, creation));

export const addReward = async (
  ctx: AppContext,
  tx: Transaction,
  { reward, actor, reason }: Creation,
): Promise<Reward> => {
  const created = await insertReward(tx, reward, ctx.clock.now());
  const subject = `reward:${created.id}`;
  await recordAudit(tx, { actor, action: 'reward.create', subject, reason, details: reward });
  return created;
};

/** A page of the rewards that are shown, in the order of the store. */
export const listRewards = async (
  db: Database,
  { no, size }: { no: number; size: number },
): Promise<{ rewards: Reward[]; total: number }> => ({
  rewards: await listShown(db, { limit: size, offset: (no - 1) * size }),
  total: await countShown(db),
});

/** Every reward, those that are not shown too. */
export const listAllRewards = (db: Database): Promise<Reward[]> => listAll(db);
