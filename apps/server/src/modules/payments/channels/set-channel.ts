import { Refusal, transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { type Actor, recordAct } from '../../audit/index.ts';
import { updateActive } from './channel-store.ts';

export interface ChannelSwitch {
  readonly channelId: string;
  readonly active: boolean;
  readonly actor: Actor;
  readonly reason: string;
}

/** Has a channel take orders or none; orders that are open stay as they are. */
export const setChannel = (house: House, order: ChannelSwitch): Promise<void> =>
  transaction(house.db, async (tx) => {
    const { channelId, active, actor, reason } = order;
    if (!(await updateActive(tx, channelId, active))) throw new Refusal('not_found');
    const subject = `channel:${channelId}`;
    await recordAct(tx, { actor, deed: 'channel.active', subject, reason, details: { active } });
  });
