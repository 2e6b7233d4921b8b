import { BusinessError, type StaffCaller, transaction, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { voidRound } from '../../bets/index.ts';
import { sumBets } from '../bets/pool-store.ts';
import { isAhead, isDeclarable, roundOf, settlement, SOURCE } from '../rules.ts';
import { updateFinished } from '../settlement/settlement-store.ts';
import type { CancelReason, Fight } from '../types.ts';
import { lockFight } from './fight-store.ts';
import { updateCancelled } from './move-store.ts';

/** Cancels a fight that the caller has locked and of which nothing was paid; every stake comes back. */
export const cancelLocked = async (tx: Transaction, fight: Fight, reason: CancelReason): Promise<void> => {
  assert(
    isAhead(fight) || isDeclarable(fight),
    `fight ${fight.id} is ${fight.state} and cannot be cancelled`,
  );
  const hasBets = (await sumBets(tx, fight.id)).length > 0;
  await updateCancelled(tx, fight.id, reason, !hasBets);
  if (hasBets) await settlement.queue(tx, fight.id);
};

/** Gives back every stake of a cancelled fight, batch by batch; broken off, it goes on. */
export const returnStakes = async (ctx: Pick<AppContext, 'db' | 'clock'>, fight: Fight): Promise<number> => {
  const decision = { source: SOURCE, round: roundOf(fight), reference: 'cancelled', at: ctx.clock.now() };
  const voided = await voidRound(ctx.db, { ...decision, reason: fight.cancelReason ?? 'OPERATOR_ERROR' });
  await updateFinished(ctx.db, fight);
  return voided;
};

export interface Cancel {
  readonly fightId: bigint;
  readonly cause: CancelReason;
  readonly reason: string;
}

/**
 * Cancels a fight whose cocks were not let go: one of the staff can, since nobody knows yet who would win. Afterwards it
 * takes two.
 */
export const cancelFight = (
  { db }: Pick<AppContext, 'db'>,
  caller: StaffCaller,
  { fightId, cause, reason }: Cancel,
): Promise<void> =>
  transaction(db, async (tx) => {
    const fight = await lockFight(tx, fightId);
    if (fight === undefined) throw new BusinessError('not_found');
    if (!isAhead(fight)) throw new BusinessError('fight_not_ready');
    await cancelLocked(tx, fight, cause);
    await recordAudit(tx, {
      actor: actorOf(caller),
      action: 'sabong.cancel',
      subject: `fight:${roundOf(fight)}`,
      reason,
      details: { cause },
    });
  });
