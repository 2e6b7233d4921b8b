import { Refusal, transaction, type Transaction } from '@hintha/platform';
import type { House } from '../../../../house.ts';
import { findPayeeName } from '../../../members/index.ts';
import { lockReceiver } from '../../channels/channel-store.ts';
import { lockDeposit } from '../deposit-store.ts';
import { moveDeposit, turnDown } from '../move-deposit.ts';
import { readDeposit } from '../read-deposit.ts';
import { CLAIMS_KEPT_MS, MATCH_AFTER_MS, STATEMENT_GRAIN_MS } from '../rules.ts';
import type { Deposit, StoredIncoming } from '../types.ts';
import { type Claim, isClaimedElsewhere, selectClaimed } from './incoming-store.ts';
import { completeMatch } from './take-incoming.ts';

export interface Transfer {
  readonly id: bigint;
  readonly txnTail: string;
}

/**
 * Takes the member's word that it has paid: the order is credited when the statement says so too, waits when it does
 * not yet, and is turned down when the transfer has paid another order.
 */
export const submitTransfer = async (
  house: House,
  accountId: bigint,
  { id, txnTail }: Transfer,
): Promise<Deposit> => {
  const { receiverId, type } = await readDeposit(house.db, accountId, id);
  if (type !== 'MANUAL' || receiverId === null) throw new Refusal('deposit_closed');
  const payeeName = await findPayeeName(house.db, accountId);
  return transaction(house.db, async (tx) => {
    await lockReceiver(tx, receiverId);
    const held = await lockDeposit(tx, id);
    if (held?.txnTail === txnTail) return held;
    if (held?.state !== 'AWAITING' || held.expiresAt <= house.clock.now())
      throw new Refusal('deposit_closed');
    const deposit = await moveDeposit(house, tx, held, { to: 'SUBMITTED', txnTail, payeeName });
    const claim = { depositId: id, receiverId, amount: deposit.payAmount, txnTail };
    return settleClaim(house, tx, deposit, claim);
  });
};

const settleClaim = async (
  house: House,
  tx: Transaction,
  deposit: Deposit,
  claim: Claim,
): Promise<Deposit> => {
  const lines = await selectClaimed(tx, claim);
  const paying = lines.find((line) => isFree(line) && isInTime(deposit, line));
  if (paying !== undefined) return completeMatch(house, tx, deposit, paying);
  const since = new Date(house.clock.now().getTime() - CLAIMS_KEPT_MS);
  const isUsed = lines.some(({ depositId }) => depositId !== null);
  if (isUsed || (await isClaimedElsewhere(tx, claim, since)))
    return turnDown(house, tx, deposit, { to: 'REJECTED', reason: 'TXN_USED' });
  return moveDeposit(house, tx, deposit, { to: 'MATCHING' });
};

const isFree = ({ depositId, contradicted }: StoredIncoming): boolean => depositId === null && !contradicted;

const isInTime = ({ createdAt, expiresAt }: Deposit, { at }: StoredIncoming): boolean =>
  at.getTime() >= createdAt.getTime() - STATEMENT_GRAIN_MS &&
  at.getTime() <= expiresAt.getTime() + MATCH_AFTER_MS;
