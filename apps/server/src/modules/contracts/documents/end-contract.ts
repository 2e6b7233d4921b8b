import { BusinessError, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { firstStart, unitOf } from '../periods.ts';
import type { Contract, State } from '../types.ts';
import { updateContract } from './contract-store.ts';
import { answerTermination, type Move, moveContract } from './moves.ts';
import { tellParties } from './tell-parties.ts';
import { selectOpenTerminations, updateTermination } from './termination-store.ts';

/** The state that a move leads to; a contract that has gone elsewhere meanwhile is refused. */
export const moved = ({ state }: Contract, move: Move): State => {
  const next = moveContract(state, move);
  if (next === undefined) throw new BusinessError('contract_changed');
  return next;
};

/** A wish to end what ends anyway is over. */
export const dropWish = async (tx: Transaction, { id }: Contract, now: Date): Promise<void> => {
  const wish = (await selectOpenTerminations(tx, [id])).get(id);
  if (wish !== undefined)
    await updateTermination(tx, wish.id, { state: answerTermination('withdraw', wish.byPayer), at: now });
};

export type EndsBy = Extract<Contract['endReason'], 'AGREED' | 'UNANSWERED' | 'OPERATOR' | 'MOVED'>;

/** Ends a contract with the running period, which is settled on its terms; the parties are locked. */
export const endContract = async (
  ctx: AppContext,
  tx: Transaction,
  contract: Contract,
  endReason: EndsBy,
): Promise<Contract> => {
  const now = ctx.clock.now();
  const next = firstStart(unitOf(contract), now);
  const { effectiveFrom } = contract;
  await dropWish(tx, contract, now);
  const ended = await updateContract(tx, contract, {
    state: moved(contract, 'terminate'),
    at: now,
    endedFrom: effectiveFrom !== null && effectiveFrom > next ? effectiveFrom : next,
    endReason,
  });
  await tellParties(ctx, tx, { kind: 'contract_ended', contract: ended, to: 'both' });
  return ended;
};
