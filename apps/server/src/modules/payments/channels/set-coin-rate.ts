import { Refusal, type Transaction } from '@hintha/platform';
import { lockChannel, updateRate } from './channel-store.ts';
import { parseRate } from './coin-rate.ts';

export interface RateOrder {
  readonly channelId: string;
  /** Money for one coin, with four decimals. */
  readonly rate: string;
  /** What the rate has to be until then; another one refuses. */
  readonly before: string;
  readonly at: Date;
}

/**
 * Sets what the house gives for a coin; orders that are open keep the rate they were made at. Where rates are fed in,
 * it counts as long as one of those.
 */
export const setCoinRate = async (tx: Transaction, order: RateOrder): Promise<void> => {
  const { channelId, rate, before, at } = order;
  const channel = await lockChannel(tx, channelId);
  if (channel?.coin == null) throw new Refusal('not_found');
  if (channel.coin.rate !== parseRate(before)) throw new Refusal('proposal_changed');
  await updateRate(tx, { channelId, rate: parseRate(rate), at });
};
