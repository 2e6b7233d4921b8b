import { transaction } from '@hintha/platform';
import { awardPoints } from '@hintha/server/src/modules/points/index.ts';
import type { TestContext } from '../test-context.ts';

let awards = 0;

/** Gives a member points that it did not play for. */
export const giveTestPoints = async (
  { ctx, clock }: TestContext,
  accountId: bigint,
  points: bigint,
): Promise<void> => {
  const reference = `award:${(awards += 1)}`;
  const award = { accountId, points, kind: 'MISSION', reference, at: clock.now() } as const;
  await transaction(ctx.db, (tx) => awardPoints(tx, award));
};
