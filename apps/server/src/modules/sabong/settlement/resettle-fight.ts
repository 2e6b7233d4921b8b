import { money } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { listChanged, type MemberMove, resettlePages, sumMoves } from '../../bets/index.ts';
import { lockCarried, updateCarried } from '../arenas/arena-store.ts';
import { listBetIds } from '../bets/bet-store.ts';
import type { Fight, FightPick } from '../types.ts';
import { openScorer, readFigures } from './score-bets.ts';
import { shareResettling, updateFinished, updateSettled } from './settlement-store.ts';

const BATCH = 1_000;

/** Puts what the bets of a fight come to by its result in place of what they were paid by the one before. */
export const resettleFight = async (ctx: AppContext, fight: Fight): Promise<void> => {
  assert(fight.result !== null, `fight ${fight.id} has no result`);
  const isDone = await resettlePages(ctx.db, pagesOf(ctx, fight.id), {
    reference: `result ${fight.version}`,
    at: ctx.clock.now(),
    resultsOf: openScorer(fight, fight.result),
    holdResult: (tx) => shareResettling(tx, fight),
  });
  if (!isDone) return;
  await updateSettled(ctx.db, fight, await readFigures(ctx.db, fight, fight.result));
  await updateFinished(ctx.db, fight);
};

/**
 * What another result of a settled fight does to the pool of draws of its arena: what a draw shared out comes back, or goes
 * out now. What later draws have shared out of it is not there any more; the operator pays it.
 */
export const correctCarried = async (tx: Transaction, fight: Fight, result: FightPick): Promise<void> => {
  const { drawShared, result: before } = fight;
  if (drawShared === null || (before === 'draw') === (result === 'draw')) return;
  const carried = await lockCarried(tx, fight.arena);
  const after = result === 'draw' ? carried - drawShared : carried + drawShared;
  await updateCarried(tx, fight.arena, money(after > 0n ? after : 0n));
};

/** The bets of a fight, a batch at a time. */
async function* pagesOf({ db }: Pick<AppContext, 'db'>, fightId: bigint): AsyncGenerator<string[]> {
  let after = { accountId: 0n, id: 0n };
  for (;;) {
    const bets = await listBetIds(db, fightId, after, BATCH);
    yield bets.map(({ betId }) => betId);
    if (bets.length < BATCH) return;
    after = bets.at(-1) ?? after;
  }
}

/** What another result would move: nothing is changed by looking. */
export const previewResettlement = (
  ctx: AppContext,
  fight: Fight,
  result: FightPick,
): Promise<MemberMove[]> => sumMoves(listChanged(ctx.db, pagesOf(ctx, fight.id), openScorer(fight, result)));
