import { transaction } from '@hintha/platform';
import { softswiss } from '@hintha/vendor-protocol';
import type { Studio } from '../studio.ts';
import { listFeed, placeInFeed } from './feed-store.ts';

/** How many rounds are given their positions at once. */
const PLACED_AT_ONCE = 1_000;

/** A page of the rounds that were played from wallets of ours, behind the position that the operator names. */
export const readFeed = async (
  { db }: Studio,
  { after }: softswiss.FeedRequest,
): Promise<softswiss.FeedReply> => {
  const rounds = await transaction(db, async (tx) => {
    await placeInFeed(tx, PLACED_AT_ONCE);
    return listFeed(tx, { after: BigInt(after), limit: softswiss.MAX_ROUNDS });
  });
  return {
    rounds: rounds.map(({ position, account, currency, roundId, game, finishedAt, ...money }) => ({
      ...money,
      position: Number(position),
      account_id: account,
      currency,
      round_id: roundId,
      game_id: game,
      finished_at: finishedAt.toISOString(),
    })),
  };
};
