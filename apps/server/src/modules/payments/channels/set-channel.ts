import { type Database, BusinessError, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { type Actor, recordAudit } from '../../audit/index.ts';
import {
  findMarketRate,
  insertChannel,
  lockChannel,
  selectChannels,
  updateActive,
  updateAddresses,
  updateRate,
} from './channel-store.ts';
import { insertReceiver, updateHealth } from './receiver-store.ts';
import { formatRate, isNear, parseRate, ratesSince } from './coin-rate.ts';
import { coinSettings } from './settings.ts';
import { readSettings } from '../../settings/index.ts';
import type { Channel, Receiver } from './types.ts';

export interface ChannelSwitch {
  readonly channelId: string;
  readonly active: boolean;
  readonly actor: Actor;
  readonly reason: string;
}

/** Has a channel take orders or none; orders that are open stay as they are. */
export const setChannel = (ctx: AppContext, order: ChannelSwitch): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const { channelId, active, actor, reason } = order;
    if (!(await updateActive(tx, channelId, active))) throw new BusinessError('not_found');
    const subject = `channel:${channelId}`;
    await recordAudit(tx, { actor, action: 'channel.active', subject, reason, details: { active } });
  });

export interface HealthOrder {
  readonly receiverId: bigint;
  readonly healthy: boolean;
  readonly actor: Actor;
  readonly reason: string;
}

/** Takes a receiver out of the row or puts it back; orders that name it already stay as they are. */
export const setReceiverHealth = (ctx: AppContext, order: HealthOrder): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const { receiverId, healthy, actor, reason } = order;
    if (!(await updateHealth(tx, receiverId, healthy))) throw new BusinessError('not_found');
    const subject = `receiver:${receiverId}`;
    await recordAudit(tx, { actor, action: 'receiver.health', subject, reason, details: { healthy } });
  });

export interface RateOrder {
  readonly channelId: string;
  /** Money for one coin, with four decimals. */
  readonly rate: string;
  /** What the rate has to be until then; another one refuses. */
  readonly before: string;
  readonly at: Date;
}

/**
 * Sets what the operator gives for a coin; orders that are open keep the rate they were made at. Where rates are fed in,
 * it counts as long as one of those.
 */
export const setCoinRate = async (tx: Transaction, order: RateOrder): Promise<void> => {
  const { channelId, rate, before, at } = order;
  const channel = await lockChannel(tx, channelId);
  if (channel?.coin == null) throw new BusinessError('not_found');
  if (channel.coin.rate !== parseRate(before)) throw new BusinessError('proposal_changed');
  await refuseFarRate(tx, { ...channel.coin, known: channel.coin.rate, rate: parseRate(rate), at });
  await updateRate(tx, { channelId, rate: parseRate(rate), at });
};

interface NewRate {
  readonly currency: string;
  readonly rate: bigint;
  /** What it is held against where no rate is fed in; null for the first of a coin. */
  readonly known: bigint | null;
  readonly at: Date;
}

/** Refuses a rate that is far from the market's: coins would be bought too dear, or paid out too cheap. */
export const refuseFarRate = async (tx: Transaction, asked: NewRate): Promise<void> => {
  const { currency, rate, at } = asked;
  const settings = await readSettings(tx, coinSettings);
  const known = (await findMarketRate(tx, currency, ratesSince(at, settings))) ?? asked.known;
  if (known === null || isNear(rate, known, settings)) return;
  throw new BusinessError('rate_too_far', { rate: formatRate(known), gap: settings.mostRateGap });
};

export interface ChannelOrder extends Channel {
  readonly position: number;
  readonly receivers: readonly Receiver[];
}

/**
 * Opens a channel with its receivers. One that is known already keeps all it has; its addresses alone are renewed, and
 * only while its secrets are the ones that are told.
 */
export const openChannel = async (tx: Transaction, order: ChannelOrder): Promise<void> => {
  if (!(await insertChannel(tx, order, order.position))) return updateAddresses(tx, order);
  for (const receiver of order.receivers) await insertReceiver(tx, order.id, receiver);
};

/** The channels that take orders, in the order they are shown. */
export const listMethods = (db: Database): Promise<Channel[]> => selectChannels(db);
