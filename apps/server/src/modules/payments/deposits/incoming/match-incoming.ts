import { BusinessError, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../../app-context.ts';
import { type Actor, recordAudit } from '../../../audit/index.ts';
import { lockReceiver } from '../../channels/receiver-store.ts';
import { lockDeposit } from '../deposit-store.ts';
import { creditDeposit } from '../move-deposit.ts';
import { isByHand, mayBecome, orderNoOf } from '../rules.ts';
import type { Deposit, StoredIncoming } from '../types.ts';
import { findIncomingById, isPaid, linkIncoming } from './incoming-store.ts';

export interface MatchOrder {
  readonly incomingId: bigint;
  readonly depositId: bigint;
  readonly actor: Actor;
  readonly reason: string;
}

/** A line of a statement and the order it is to pay, both held by the transaction. */
export interface Match {
  readonly line: StoredIncoming;
  readonly deposit: Deposit;
}

/** Holds both, the receiver first as whatever brings in money does; refuses what cannot be brought together. */
export const lockMatch = async (
  tx: Transaction,
  { incomingId, depositId }: Pick<MatchOrder, 'incomingId' | 'depositId'>,
): Promise<Match> => {
  const known = await findIncomingById(tx, incomingId);
  if (known === undefined) throw new BusinessError('not_found');
  await lockReceiver(tx, known.receiverId);
  const deposit = await lockDeposit(tx, depositId);
  const line = await findIncomingById(tx, incomingId);
  if (deposit === undefined || line === undefined) throw new BusinessError('not_found');
  if (line.depositId !== null || (await isPaid(tx, depositId))) throw new BusinessError('transfer_used');
  if (!isByHand(deposit) || !mayBecome(deposit.state, 'CREDITED')) throw new BusinessError('deposit_closed');
  return { line, deposit };
};

/** Staff says which order a line pays that nothing was found for: what came in is credited. */
export const matchIncoming = async (
  ctx: AppContext,
  tx: Transaction,
  order: MatchOrder,
): Promise<Deposit> => {
  const { line, deposit } = await lockMatch(tx, order);
  await linkIncoming(tx, line.id, deposit.id);
  const credited = await creditDeposit(ctx, tx, deposit, { paid: line.amount });
  const { actor, reason } = order;
  const details = { orderNo: orderNoOf(deposit), line: line.id, txnId: line.txnId, received: line.amount };
  const subject = `deposit:${deposit.id}`;
  await recordAudit(tx, { actor, action: 'deposit.match', subject, reason, details });
  return credited;
};
