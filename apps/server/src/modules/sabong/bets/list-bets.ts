import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { type Bet, findBets } from '../../bets/index.ts';
import { findFights } from '../fights/fight-store.ts';
import type { Fight, PoolRow, SabongBet } from '../types.ts';
import { type BetFilter, countBets, selectBets } from './bet-store.ts';
import { listPools } from './pool-store.ts';

/** A bet of a member with its fight, and what became of it. */
export interface ReadBet {
  readonly own: SabongBet;
  readonly bet: Bet;
  readonly fight: Fight;
  readonly pools: readonly PoolRow[];
}

/** Bets of one account with what they are on. */
export const readBets = async (
  { db }: Pick<AppContext, 'db'>,
  accountId: bigint,
  bets: readonly SabongBet[],
): Promise<ReadBet[]> => {
  const fightIds = [...new Set(bets.map(({ fightId }) => fightId))];
  const [fights, pools, known] = await Promise.all([
    findFights(db, fightIds),
    listPools(db, fightIds),
    findBets(
      db,
      accountId,
      bets.map(({ betId }) => betId),
    ),
  ]);
  return bets.map((own) => {
    const [fight, bet] = [fights.get(own.fightId), known.get(own.betId)];
    assert(fight !== undefined && bet !== undefined, `bet ${own.id} is on no fight`);
    return { own, bet, fight, pools: pools.filter(({ fightId }) => fightId === fight.id) };
  });
};

/** A page of a member's bets, newest first, and how many there are. */
export const listBets = async (
  ctx: Pick<AppContext, 'db'>,
  filter: BetFilter,
  page: { readonly no: number; readonly size: number },
): Promise<{ readonly bets: ReadBet[]; readonly total: number }> => {
  const [bets, total] = await Promise.all([
    selectBets(ctx.db, filter, { limit: page.size, offset: (page.no - 1) * page.size }),
    countBets(ctx.db, filter),
  ]);
  return { bets: await readBets(ctx, filter.accountId, bets), total };
};
