import { type Database, Refusal, transaction } from '@hintha/platform';
import { type Actor, recordAct } from '../../audit/index.ts';
import { lockReward, updateShelf } from './reward-store.ts';
import type { Reward, Shelf } from './types.ts';

export interface Alteration {
  readonly rewardId: bigint;
  readonly shelf: Shelf;
  readonly actor: Actor;
  readonly reason: string;
}

/** Changes what is shown of a reward; the stock is no smaller than what is redeemed already. */
export const changeReward = (db: Database, alteration: Alteration): Promise<Reward> =>
  transaction(db, async (tx) => {
    const { rewardId: id, shelf, actor, reason } = alteration;
    const before = await lockReward(tx, id);
    if (before === undefined) throw new Refusal('not_found');
    if (shelf.stock < before.taken) throw new Refusal('stock_too_low', { taken: Number(before.taken) });
    await updateShelf(tx, id, shelf);
    const details = { before: shelfOf(before), now: shelf };
    await recordAct(tx, { actor, deed: 'reward.change', subject: `reward:${id}`, reason, details });
    return { ...before, ...shelf };
  });

const shelfOf = ({ names, picture, stock, mostEach, enabled, position }: Reward): Shelf => ({
  names,
  picture,
  stock,
  mostEach,
  enabled,
  position,
});
