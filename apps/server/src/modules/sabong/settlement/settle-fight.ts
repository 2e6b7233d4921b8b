import { money, ZERO } from '@hintha/money';
import { type Database, transaction, type Transaction } from '@hintha/platform';
import { splitDrawPool } from '@hintha/sabong';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { settleRound } from '../../bets/index.ts';
import { lockCarried, updateCarried } from '../arenas/arena-store.ts';
import { returnStakes } from '../fights/cancel-fight.ts';
import { findFight, lockFight } from '../fights/fight-store.ts';
import { moveFight } from '../fights/move-store.ts';
import { noteOpposed } from '../opposed/note-opposed.ts';
import { roundOf, settlement, SOURCE } from '../rules.ts';
import type { Fight } from '../types.ts';
import { resettleFight } from './resettle-fight.ts';
import { openScorer, readFigures } from './score-bets.ts';
import { updateDraws, updateFinished, updateSettled } from './settlement-store.ts';

/**
 * Begins to settle a fight: from then on another result is a correction. What a draw shares out of a pool is fixed, since
 * the next fight of the arena goes on with what is left.
 */
export const beginSettlement = (db: Database, id: bigint): Promise<boolean> =>
  transaction(db, async (tx) => {
    const fight = await lockFight(tx, id);
    if (fight?.state !== 'RESULT') return false;
    if (fight.drawMode === 'POOL') await fixDraws(tx, fight);
    await moveFight(tx, fight, ['RESULT'], 'SETTLING');
    await settlement.queue(tx, id);
    return true;
  });

const fixDraws = async (tx: Transaction, fight: Fight): Promise<void> => {
  const staked = fight.drawStake ?? ZERO;
  const total = money((await lockCarried(tx, fight.arena)) + staked);
  const { shared, carried } = splitDrawPool({ total, staked });
  await updateDraws(tx, fight.id, { total, shared });
  await updateCarried(tx, fight.arena, fight.result === 'draw' ? carried : total);
};

/**
 * Settles every bet of a fight whose result stands, batch by batch, each bet once; answers how many it settled. Broken off,
 * it is called again and goes on with what is left, and two at once settle each bet once.
 */
const settleFight = async (ctx: AppContext, fight: Fight): Promise<number> => {
  assert(fight.result !== null, `fight ${fight.id} has no result`);
  const decision = {
    source: SOURCE,
    round: roundOf(fight),
    reference: `result ${fight.version}`,
    at: ctx.clock.now(),
  };
  const settled = await settleRound(ctx.db, decision, openScorer(fight, fight.result));
  await updateSettled(ctx.db, fight, await readFigures(ctx.db, fight, fight.result));
  await noteOpposed(ctx, fight);
  await updateFinished(ctx.db, fight);
  return settled;
};

/** Does what follows from what a fight is: settles it, settles it anew, or gives its stakes back. */
export const finishFight = async (ctx: AppContext, id: bigint): Promise<void> => {
  const fight = await findFight(ctx.db, id);
  if (fight === undefined || fight.finishedAt !== null) return;
  if (fight.state === 'CANCELLED') await returnStakes(ctx, fight);
  else if (fight.state === 'RESETTLING') await resettleFight(ctx, fight);
  else if (fight.state === 'SETTLING' || fight.state === 'SETTLED') await settleFight(ctx, fight);
};
