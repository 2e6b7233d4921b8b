import { money, type Money, ZERO } from '@hintha/money';
import { type Dividends, payDrawPool, scoreBet, validOf } from '@hintha/sabong';
import type { Database, Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { BetResult, ResultsOf, UndecidedBet } from '../../bets/index.ts';
import { listBetsOfMembers, type SideBet, sumPaid } from '../bets/bet-store.ts';
import { closedPools } from '../rules.ts';
import type { Fight, FightPick } from '../types.ts';

/** What a bet on a closed fight is paid by a result, stake included. */
const payoutOf = (
  fight: Fight,
  result: FightPick,
  { pick, stake }: { readonly pick: FightPick; readonly stake: Money },
): Money => {
  const closed = closedPools(fight);
  assert(closed !== null, `fight ${fight.id} was not closed`);
  if (pick === 'draw' && result === 'draw' && fight.drawMode === 'POOL') {
    assert(fight.drawTotal !== null, `the pool of draws of fight ${fight.id} was not fixed`);
    return payDrawPool(stake, { total: fight.drawTotal, staked: closed.drawStake });
  }
  const { net, meronDividend: meron, walaDividend: wala } = closed;
  const dividends: Dividends = { net, meron, wala, cancelled: undefined };
  return scoreBet({ pick, stake }, result, dividends);
};

/**
 * The most that is valid of each bet of a member: of what stands on both sides only the difference counts, on the bets of
 * the larger side in the order in which they were placed, and never more than the stake.
 */
const mostValid = (bets: readonly Omit<SideBet, 'accountId'>[]): Map<string, Money> => {
  const sumOn = (side: FightPick): Money =>
    money(bets.filter(({ pick }) => pick === side).reduce((sum, { stake }) => sum + stake, 0n));
  const [meron, wala] = [sumOn('meron'), sumOn('wala')];
  const larger = meron > wala ? 'meron' : 'wala';
  let left: bigint = validOf({ meron, wala });
  return new Map(
    bets.map(({ betId, pick, stake }): [string, Money] => {
      if (pick === 'draw') return [betId, stake];
      if (pick !== larger) return [betId, ZERO];
      const valid = stake < left ? stake : left;
      left -= valid;
      return [betId, money(valid)];
    }),
  );
};

/** What bets of a closed fight come to by a result, given all that their members have bet on it. */
export const openScorer =
  (fight: Fight, result: FightPick): ResultsOf =>
  async (on: Database | Transaction, bets: readonly UndecidedBet[]) => {
    const accountIds = [...new Set(bets.map(({ accountId }) => accountId))];
    const placed = await listBetsOfMembers(on, fight.id, accountIds);
    const results = new Map<string, BetResult>();
    for (const [, own] of Map.groupBy(placed, ({ accountId }) => accountId)) {
      const valid = mostValid(own);
      for (const bet of own)
        results.set(bet.betId, toResult(fight, result, bet, valid.get(bet.betId) ?? ZERO));
    }
    return ({ id }) => {
      const own = results.get(id);
      assert(own !== undefined, `bet ${id} is not on fight ${fight.id}`);
      return own;
    };
  };

/** A side that is given back by a draw is a push, of which nothing is valid. */
const toResult = (fight: Fight, result: FightPick, bet: SideBet, valid: Money): BetResult => ({
  outcome: result === 'draw' && bet.pick !== 'draw' ? 'push' : 'decided',
  payout: payoutOf(fight, result, bet),
  mostValid: valid,
});

/**
 * What the side that won is paid, and what of the net pool is left over by rounding down; it stays with the operator. A
 * draw gives both sides their stakes back, and nothing is left over.
 */
export const readFigures = async (
  db: Database,
  fight: Fight,
  result: FightPick,
): Promise<{ readonly paid: Money; readonly breakage: Money }> => {
  const closed = closedPools(fight);
  assert(closed !== null, `fight ${fight.id} was not closed`);
  if (result === 'draw' || closed.bets === 0) return { paid: ZERO, breakage: ZERO };
  const dividend = result === 'meron' ? closed.meronDividend : closed.walaDividend;
  const paid = await sumPaid(db, fight.id, { pick: result, dividend });
  return { paid, breakage: money(closed.net - paid) };
};
