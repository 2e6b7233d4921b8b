import { BusinessError, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../../app-context.ts';
import { findPayeeName } from '../../../members/index.ts';
import { lockReceiver } from '../../channels/receiver-store.ts';
import { lockDeposit } from '../deposit-store.ts';
import { moveDeposit, turnDown } from '../move-deposit.ts';
import { readDeposit } from '../read-deposit.ts';
import { STATEMENT_GRAIN_MS } from '../rules.ts';
import type { Deposit, StoredIncoming } from '../types.ts';
import { type Claim, isClaimedElsewhere, selectClaimed } from './incoming-store.ts';
import { completeMatch } from './take-incoming.ts';
import { readSettings } from '../../../settings/index.ts';
import { depositSettings } from '../settings.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export interface Transfer {
  readonly id: bigint;
  readonly txnTail: string;
}

/**
 * Takes the member's word that it has paid: the order is credited when the statement says so too, waits when it does
 * not yet, and is turned down when the transfer has paid another order.
 */
export const submitTransfer = async (
  ctx: AppContext,
  accountId: bigint,
  { id, txnTail }: Transfer,
): Promise<Deposit> => {
  const { receiverId, type } = await readDeposit(ctx.db, accountId, id);
  if (type !== 'MANUAL' || receiverId === null) throw new BusinessError('deposit_closed');
  const payeeName = await findPayeeName(ctx.db, accountId);
  return transaction(ctx.db, async (tx) => {
    await lockReceiver(tx, receiverId);
    const held = await lockDeposit(tx, id);
    if (held?.txnTail === txnTail) return held;
    if (held?.state !== 'AWAITING' || held.expiresAt <= ctx.clock.now())
      throw new BusinessError('deposit_closed');
    const deposit = await moveDeposit(ctx, tx, held, { to: 'SUBMITTED', txnTail, payeeName });
    const claim = { depositId: id, receiverId, amount: deposit.payAmount, txnTail };
    return completeClaim(ctx, tx, deposit, claim);
  });
};

const completeClaim = async (
  ctx: AppContext,
  tx: Transaction,
  deposit: Deposit,
  claim: Claim,
): Promise<Deposit> => {
  const settings = await readSettings(tx, depositSettings);
  const lines = await selectClaimed(tx, claim);
  const afterMs = settings.matchMinutes * MINUTE_MS;
  const paying = lines.find((line) => isFree(line) && isInTime(deposit, line, afterMs));
  if (paying !== undefined) return completeMatch(ctx, tx, deposit, paying);
  const since = new Date(ctx.clock.now().getTime() - settings.claimedHours * HOUR_MS);
  const isUsed = lines.some(({ depositId }) => depositId !== null);
  if (isUsed || (await isClaimedElsewhere(tx, claim, since)))
    return turnDown(ctx, tx, deposit, { to: 'REJECTED', reason: 'TXN_USED' });
  return moveDeposit(ctx, tx, deposit, { to: 'MATCHING' });
};

const isFree = ({ depositId, contradicted }: StoredIncoming): boolean => depositId === null && !contradicted;

const isInTime = ({ createdAt, expiresAt }: Deposit, { at }: StoredIncoming, afterMs: number): boolean =>
  at.getTime() >= createdAt.getTime() - STATEMENT_GRAIN_MS && at.getTime() <= expiresAt.getTime() + afterMs;
