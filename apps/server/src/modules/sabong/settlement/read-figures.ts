import { money, type Money, ZERO } from '@hintha/money';
import type { Database } from '@hintha/platform';
import assert from 'node:assert/strict';
import { sumPaid } from '../bets/bet-store.ts';
import { closedPools } from '../rules.ts';
import type { Fight, FightPick } from '../types.ts';

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
