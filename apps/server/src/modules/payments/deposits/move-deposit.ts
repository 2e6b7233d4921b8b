import { Refusal, type Transaction } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { findDeposit, updateDeposit } from './deposit-store.ts';
import { mayBecome } from './rules.ts';
import type { Deposit, Move } from './types.ts';

/** Moves a deposit that the transaction holds, if it may go there, and answers how it stands then. */
export const moveDeposit = async (
  house: House,
  tx: Transaction,
  deposit: Deposit,
  move: Move,
): Promise<Deposit> => {
  if (!mayBecome(deposit.state, move.to)) throw new Refusal('deposit_closed');
  await updateDeposit(tx, deposit.id, move, house.clock.now());
  return getDeposit(tx, deposit.id);
};

export const getDeposit = async (tx: Transaction, id: bigint): Promise<Deposit> => {
  const deposit = await findDeposit(tx, id);
  if (deposit === undefined) throw new Error(`deposit ${id} is not there`);
  return deposit;
};
