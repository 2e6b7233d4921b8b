import { transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { type Actor, recordAct } from '../../audit/index.ts';
import { insertReward } from './reward-store.ts';
import type { NewReward, Reward } from './types.ts';

export interface Creation {
  readonly reward: NewReward;
  readonly actor: Actor;
  readonly reason: string;
}

/** Puts a reward into the points mall. */
export const createReward = (house: House, { reward, actor, reason }: Creation): Promise<Reward> =>
  transaction(house.db, async (tx) => {
    const created = await insertReward(tx, reward, house.clock.now());
    const subject = `reward:${created.id}`;
    await recordAct(tx, { actor, deed: 'reward.create', subject, reason, details: reward });
    return created;
  });
