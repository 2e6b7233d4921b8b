import { money } from '@hintha/money';
import { BusinessError, transaction, type Transaction } from '@hintha/platform';
import { businessDay } from '../../business-day.ts';
import type { AppContext } from '../../app-context.ts';
import { checkFreeCredit, grantAutomaticBonus, refuseDue } from '../bonuses/index.ts';
import { awardPoints } from '../points/index.ts';
import { isRestricted, listCurrentFingerprints } from '../protection/index.ts';
import { lockWallets } from '../wallet/index.ts';
import { readMissionProgress } from './list-missions.ts';
import { KIND, referenceOf } from './rules.ts';
import { findMission, findRequestedClaim, insertClaim } from './mission-store.ts';
import type { Mission, MissionClaim, MissionProgress } from './types.ts';

export interface ClaimOrder extends AskedPeriod {
  readonly requestId: string;
}

/** Gives the reward of a mission that is done, once for its period; the same request is answered with what it gave. */
export const claimMission = async (ctx: AppContext, order: ClaimOrder): Promise<MissionClaim> => {
  const { accountId } = order;
  // What was done is read before the wallet is held, since it takes connections of its own.
  const stand = await findClaimable(ctx, order);
  const marks = await listCurrentFingerprints(ctx, accountId);
  const claim = await transaction(ctx.db, async (tx) => {
    await lockWallets(tx, [accountId]);
    const earlier = await findEarlier(tx, order);
    if (earlier !== undefined) return earlier;
    // The same request may have claimed it since it was read, so that no is said here alone.
    if (stand instanceof BusinessError) throw stand;
    if (await isRestricted(ctx, tx, accountId, 'BETTING')) throw new BusinessError('betting_stopped');
    await checkFreeCredit(tx, accountId);
    return give(ctx, tx, { order, stand, marks });
  });
  await refuseDue(ctx, { accountId, kind: KIND, period: referenceOf(claim) });
  return claim;
};

const findEarlier = async (
  tx: Transaction,
  { accountId, missionId, period, requestId }: ClaimOrder,
): Promise<MissionClaim | undefined> => {
  const earlier = await findRequestedClaim(tx, accountId, requestId);
  if (earlier === undefined) return undefined;
  const isSame = earlier.missionId === missionId && (period === undefined || earlier.period === period);
  if (!isSame) throw new BusinessError('key_reused');
  return earlier;
};

interface Given {
  readonly order: ClaimOrder;
  readonly stand: MissionProgress;
  readonly marks: readonly string[];
}

const give = async (ctx: AppContext, tx: Transaction, given: Given): Promise<MissionClaim> => {
  const { order, stand, marks } = given;
  const { accountId, requestId } = order;
  const { mission, period } = stand;
  const { reward } = mission;
  const at = ctx.clock.now();
  const claim: MissionClaim = { missionId: mission.id, period: period.name, reward };
  if (!(await insertClaim(tx, { ...claim, accountId, requestId, at })))
    throw new BusinessError('bonus_taken');
  const reference = referenceOf(claim);
  if (reward.kind === 'POINTS') {
    const { approval } = mission;
    await awardPoints(tx, { accountId, points: reward.amount, kind: KIND, reference, at, approval });
  } else {
    const amount = money(reward.amount);
    const bonus = { accountId, kind: KIND, period: reference, amount, marks, approval: mission.approval };
    await grantAutomaticBonus(ctx, tx, bonus);
  }
  return claim;
};

export interface AskedPeriod {
  readonly accountId: bigint;
  readonly missionId: bigint;
  /** The first day of it; undefined for the earliest that can be claimed. */
  readonly period: string | undefined;
}

/** The mission in the period that a member can claim, or why there is none. */
const findClaimable = async (
  ctx: AppContext,
  asked: AskedPeriod,
): Promise<MissionProgress | BusinessError> => {
  const mission = await findLive(ctx, asked.missionId);
  if (mission instanceof BusinessError) return mission;
  const stands = (await readMissionProgress(ctx, asked.accountId, [mission])).filter(
    ({ period }) => asked.period === undefined || period.name === asked.period,
  );
  const claimable = stands.find(({ state }) => state === 'claimable');
  if (claimable !== undefined) return claimable;
  const last = stands.at(-1);
  if (last === undefined) return new BusinessError('mission_over');
  return new BusinessError(last.state === 'in_progress' ? 'mission_not_done' : 'bonus_taken');
};

const findLive = async ({ db, clock }: AppContext, id: bigint): Promise<Mission | BusinessError> => {
  const mission = await findMission(db, id);
  if (mission === undefined || mission.startsOn > businessDay(clock.now()))
    return new BusinessError('not_found');
  return mission.enabled ? mission : new BusinessError('not_enabled');
};
