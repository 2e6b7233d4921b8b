import { money } from '@hintha/money';
import { transaction, type Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { readDecided, resettleBets, type StandingBet, standsAt } from '../../bets/index.ts';
import { lockCarried, updateCarried } from '../arenas/arena-store.ts';
import { listBetIds } from '../bets/bet-store.ts';
import type { Fight, FightPick } from '../types.ts';
import { readFigures } from './read-figures.ts';
import { openScorer } from './score-bets.ts';
import { shareResettling, updateFinished, updateSettled } from './settlement-store.ts';

const BATCH = 1_000;

/**
 * Puts what the bets of a fight come to by its result in place of what they were paid by the one before, batch by batch. A
 * bet of which as much is paid and as much is valid stays as it is, and so does one that has been settled anew already:
 * broken off, it is called again and goes on. What a member lacks is a debt of the wallet.
 */
export const resettleFight = async (ctx: AppContext, fight: Fight): Promise<void> => {
  assert(fight.result !== null, `fight ${fight.id} has no result`);
  const resultsOf = openScorer(fight, fight.result);
  const step = { reference: `result ${fight.version}`, at: ctx.clock.now() };
  const resettle = (betIds: readonly string[]): Promise<boolean> =>
    transaction(ctx.db, async (tx) => {
      if (!(await shareResettling(tx, fight))) return false;
      const bets = await readDecided(tx, betIds);
      const resultOf = await resultsOf(tx, bets);
      const others = bets
        .map((bet) => ({ bet, result: resultOf(bet) }))
        .filter(({ bet, result }) => !standsAt(bet, result));
      await resettleBets(
        tx,
        others.map(({ bet, result }) => ({ ...result, ...step, betId: bet.id })),
      );
      return true;
    });
  for await (const page of pagesOf(ctx, fight.id)) if (!(await resettle(page))) return;
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

/** What another result would move for a member. */
export interface MemberMove {
  readonly accountId: bigint;
  readonly bets: number;
  readonly paid: bigint;
  readonly takenBack: bigint;
}

/** What another result would move: nothing is changed by looking. */
export const previewResettlement = async (
  ctx: AppContext,
  fight: Fight,
  result: FightPick,
): Promise<MemberMove[]> => {
  const resultsOf = openScorer(fight, result);
  const moves = new Map<bigint, MemberMove>();
  for await (const page of pagesOf(ctx, fight.id)) {
    const bets = await readDecided(ctx.db, page);
    const resultOf = await resultsOf(ctx.db, bets);
    for (const bet of bets) {
      const { payout } = resultOf(bet);
      if (payout !== bet.payout) moves.set(bet.accountId, addMove(moves.get(bet.accountId), bet, payout));
    }
  }
  return [...moves.values()].toSorted((one, other) => (sizeOf(one) < sizeOf(other) ? 1 : -1));
};

const addMove = (
  { bets, paid, takenBack }: Omit<MemberMove, 'accountId'> = { bets: 0, paid: 0n, takenBack: 0n },
  { accountId, payout: before }: StandingBet,
  payout: bigint,
): MemberMove => ({ accountId, bets: bets + 1, paid: paid + payout, takenBack: takenBack + before });

const sizeOf = ({ paid, takenBack }: MemberMove): bigint =>
  paid > takenBack ? paid - takenBack : takenBack - paid;
