import type { Transaction } from '@hintha/platform';
import { insertReceiver, upsertChannel } from './channel-store.ts';
import type { Channel, Receiver } from './types.ts';

export interface ChannelOrder extends Channel {
  readonly position: number;
  readonly receivers: readonly Receiver[];
}

/** Opens a channel with its receivers; of one that is open already only where others are found is taken over. */
export const openChannel = async (tx: Transaction, order: ChannelOrder): Promise<void> => {
  await upsertChannel(tx, order, order.position);
  for (const receiver of order.receivers) await insertReceiver(tx, order.id, receiver);
};
