import { BusinessError, contribute, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { dayStart } from '../../../business-day.ts';
import { type Move as TeamMove, moveFollowers } from '../../agents/index.ts';
import { firstStart, unitOf } from '../periods.ts';
import type { Contract, State } from '../types.ts';
import { lockParties, selectOpenBetween, updateContract } from './contract-store.ts';
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
  const next = firstStart(unitOf(contract), ctx.clock.now());
  return endFrom(ctx, tx, contract, { next, endReason });
};

const endFrom = async (
  ctx: AppContext,
  tx: Transaction,
  contract: Contract,
  { next, endReason }: { readonly next: Date; readonly endReason: EndsBy },
): Promise<Contract> => {
  const now = ctx.clock.now();
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

/**
 * Ends what an account has with the one that stood above it until a day: with that day, and a dividend with its running
 * period. What was offered and not answered is taken back.
 */
const endWithMove = async (ctx: AppContext, tx: Transaction, move: TeamMove): Promise<void> => {
  const { accountId, oldLine, newLine, day } = move;
  const [before, now] = [oldLine.at(-2), newLine.at(-2)];
  if (before === undefined || before === now) return;
  await lockParties(tx, before, accountId);
  for (const contract of await selectOpenBetween(tx, before, accountId)) {
    if (contract.state === 'OFFERED') {
      const state = moved(contract, 'withdraw');
      const back = await updateContract(tx, contract, { state, at: ctx.clock.now() });
      await tellParties(ctx, tx, { kind: 'contract_withdrawn', contract: back, to: 'both' });
    } else {
      const next = firstStart(unitOf(contract), dayStart(day));
      await endFrom(ctx, tx, contract, { next, endReason: 'MOVED' });
    }
  }
};

/** What an agent has with the one above ends when it moves to another. */
export const contractsOfMoved = contribute(moveFollowers, endWithMove);
