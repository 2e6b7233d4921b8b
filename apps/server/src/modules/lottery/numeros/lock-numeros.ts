import { transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { lotteryGame } from '../games.ts';
import { entropyOf } from '../rules.ts';
import type { Numero } from '../types.ts';
import { listUnlocked, lockNumero, updateLocked } from './numero-store.ts';
import { hashOrders } from '../orders/order-store.ts';

const AT_ONCE = 100;

/**
 * Locks every numero whose time for bets is over: waits for the orders that are on their way, and fixes the hash of all
 * bets, and with it what the draw depends on, before there is a result. Answers how many were locked.
 */
export const lockNumeros = async ({ db }: Pick<AppContext, 'db'>): Promise<number> => {
  let locked = 0;
  for (const due of await listUnlocked(db, AT_ONCE)) {
    if (await transaction(db, (tx) => fixBets(tx, due))) locked += 1;
  }
  return locked;
};

/** Locks one numero; false where another server was faster. */
export const fixBets = async (
  tx: Transaction,
  due: Pick<Numero, 'id' | 'game' | 'code'>,
): Promise<boolean> => {
  const numero = await lockNumero(tx, due);
  if (numero?.state !== 'SCHEDULED') return false;
  const { orders, betsHash } = await hashOrders(tx, due.id);
  const isOwn = lotteryGame(due.game)?.isFirstParty === true;
  await updateLocked(tx, {
    id: due.id,
    orders,
    betsHash,
    entropy: isOwn ? entropyOf(due, betsHash) : null,
  });
  return true;
};
