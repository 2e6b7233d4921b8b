import { money } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { readSelectionsOf, voidBets } from '../../bets/index.ts';
import { lotteryGame } from '../games.ts';
import { freeNumbers } from '../numbers/take-numbers.ts';
import type { LotteryOrder, Numero } from '../types.ts';
import { updateCancelled } from './order-store.ts';

/** Why a bet is void that was taken back before the lock. */
export const CANCELLED = 'CANCELLED';

/** What the step is called that takes a bet back: it is taken once. */
const REFERENCE = 'cancel';

export interface Withdrawal {
  readonly order: LotteryOrder;
  readonly numero: Numero;
  /** Bets of the order that are open, each with its stake. */
  readonly bets: readonly { readonly id: string; readonly stake: bigint }[];
}

/**
 * Takes bets of an order back before the lock: the stakes are returned, the numbers free again, and they are not in the
 * hash that is fixed at the lock. The caller shares the numero and has locked the wallet.
 */
export const withdrawBets = async (
  { clock }: Pick<AppContext, 'clock'>,
  tx: Transaction,
  { order, numero, bets }: Withdrawal,
): Promise<LotteryOrder> => {
  const ids = bets.map(({ id }) => id);
  const selections = await readSelectionsOf(tx, ids);
  const at = clock.now();
  const steps = await voidBets(
    tx,
    ids.map((betId) => ({ betId, reference: REFERENCE, reason: CANCELLED, at })),
  );
  assert(
    steps.every(({ outcome }) => outcome === 'done'),
    `a bet of order ${order.id} was not open`,
  );
  const game = lotteryGame(numero.game);
  assert(game !== undefined, `there is no lottery ${numero.game}`);
  const staked = bets.flatMap(({ id, stake }) => {
    const [selection] = selections.get(id) ?? [];
    return selection === undefined ? [] : [{ stake: money(stake), selection }];
  });
  await freeNumbers(tx, { game, numero, bets: staked });
  return updateCancelled(tx, order.id, ids);
};
