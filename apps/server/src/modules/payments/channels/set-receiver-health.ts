import { Refusal, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { type Actor, recordAct } from '../../audit/index.ts';
import { updateHealth } from './channel-store.ts';

export interface HealthOrder {
  readonly receiverId: bigint;
  readonly healthy: boolean;
  readonly actor: Actor;
  readonly reason: string;
}

/** Takes a receiver out of the row or puts it back; orders that name it already stay as they are. */
export const setReceiverHealth = (house: House, order: HealthOrder): Promise<void> =>
  transaction(house.db, async (tx) => {
    const { receiverId, healthy, actor, reason } = order;
    if (!(await updateHealth(tx, receiverId, healthy))) throw new Refusal('not_found');
    const subject = `receiver:${receiverId}`;
    await recordAct(tx, { actor, deed: 'receiver.health', subject, reason, details: { healthy } });
  });
