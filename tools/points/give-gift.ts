import { transaction } from '@hintha/platform';
import { awardPoints } from '@hintha/server/src/modules/points/index.ts';
import type { TestContext } from '../test-context.ts';

let gifts = 0;

/** Gives a member points that it did not play for. */
export const giveGift = async (
  { ctx, clock }: TestContext,
  accountId: bigint,
  points: bigint,
): Promise<void> => {
  const reference = `gift:${(gifts += 1)}`;
  const gift = { accountId, points, kind: 'MISSION', reference, at: clock.now() } as const;
  await transaction(ctx.db, (tx) => awardPoints(tx, gift));
};
