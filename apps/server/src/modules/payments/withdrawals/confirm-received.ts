import { type Caller, BusinessError, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { SYSTEM } from '../../audit/index.ts';
import { keepPicture } from '../../members/index.ts';
import { readSettings } from '../../settings/index.ts';
import { selectPayeesById, type StoredPayee } from '../payees/payee-store.ts';
import { type LockedPayout, lockPayout } from './advance-withdrawal.ts';
import { findPayout, selectDue, selectUnconfirmed } from './payout-store.ts';
import { dispute, receive } from './payouts/receive-payout.ts';
import { isReceived } from './rules.ts';
import type { StoredPayout } from './types.ts';
import { findWithdrawal } from './withdrawal-store.ts';
import { withdrawalSettings } from './settings.ts';

/** The caller has got a payment. Said again, or said of one that counted as received, it changes nothing. */
export const confirmReceived = (ctx: AppContext, caller: Caller, payoutId: bigint): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const locked = await lockOwnPayout(tx, caller, payoutId);
    if (locked.payout.state === 'CONFIRM_WAIT')
      await receive(ctx, tx, locked, { state: 'RECEIVED', by: 'member' });
    else if (!isReceived(locked.payout.state)) throw new BusinessError('no_longer_open');
  });

/** The caller has got every payment that waits for an answer. */
export const confirmAllReceived = (ctx: AppContext, { accountId }: Caller): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    for (const { id } of await selectUnconfirmed(tx, accountId)) {
      const locked = await lockPayout(tx, id);
      if (locked.payout.state === 'CONFIRM_WAIT')
        await receive(ctx, tx, locked, { state: 'RECEIVED', by: 'member' });
    }
  });

/** A payment to somebody else does not exist for the caller. */
const lockOwnPayout = async (
  tx: Transaction,
  { accountId }: Caller,
  payoutId: bigint,
): Promise<LockedPayout> => {
  const locked = await lockPayout(tx, payoutId);
  if (locked.payout.accountId !== accountId) throw new BusinessError('not_found');
  return locked;
};

export interface ClaimOfMember {
  readonly payoutId: bigint;
  /** The picture of the statement, as it came. */
  readonly picture: Buffer | undefined;
}

/** The caller has not got a payment, and shows its statement: the operator looks into it. */
export const claimNotReceived = async (
  ctx: AppContext,
  caller: Caller,
  { payoutId, picture }: ClaimOfMember,
): Promise<void> => {
  const known = await findPayout(ctx.db, payoutId);
  if (known === undefined || known.accountId !== caller.accountId) throw new BusinessError('not_found');
  checkOpen(ctx, known);
  if (picture === undefined)
    throw new BusinessError('not_empty', { fields: [{ field: 'picture', problem: 'empty' }] });
  const proof = await keepPicture(ctx, caller.accountId, picture);
  await transaction(ctx.db, async (tx) => {
    const locked = await lockOwnPayout(tx, caller, payoutId);
    checkOpen(ctx, locked.payout);
    await dispute(ctx, tx, locked, { proof, by: 'member' });
  });
};

const checkOpen = ({ clock }: AppContext, { state, deadline }: StoredPayout): void => {
  const isLate = deadline !== null && deadline <= clock.now();
  if (state === 'AUTO_RECEIVED' || (state === 'CONFIRM_WAIT' && isLate))
    throw new BusinessError('claim_by_service');
  if (state !== 'CONFIRM_WAIT') throw new BusinessError('no_longer_open');
};

export interface Confirmations {
  readonly autoReceiptMinutes: number;
  readonly payouts: readonly { readonly payout: StoredPayout; readonly payee: StoredPayee }[];
}

/** The payments that the caller has not answered for; those whose time is over have counted as received by then. */
export const listConfirmations = async (ctx: AppContext, { accountId }: Caller): Promise<Confirmations> => {
  await receiveDue(ctx, accountId);
  const { autoReceiptMinutes } = await readSettings(ctx.db, withdrawalSettings);
  const payouts = await Promise.all(
    (await selectUnconfirmed(ctx.db, accountId)).map(async (payout) => ({
      payout,
      payee: await findPayee(ctx, payout),
    })),
  );
  return { autoReceiptMinutes, payouts };
};

const findPayee = async ({ db }: AppContext, { withdrawalId }: StoredPayout): Promise<StoredPayee> => {
  const withdrawal = await findWithdrawal(db, withdrawalId);
  const [payee] = withdrawal === undefined ? [] : await selectPayeesById(db, [withdrawal.payeeId]);
  if (payee === undefined) throw new Error(`withdrawal ${withdrawalId} has no payee`);
  return payee;
};

/** Payments whose time to answer is over count as received: those of one account, or everybody's. */
export const receiveDue = async (ctx: AppContext, accountId: bigint | null = null): Promise<void> => {
  for (const id of await selectDue(ctx.db, ctx.clock.now(), accountId)) await receiveIfDue(ctx, id);
};

/** Looked at again under the lock: the member may have answered meanwhile. */
const receiveIfDue = (ctx: AppContext, payoutId: bigint): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const locked = await lockPayout(tx, payoutId);
    const { payout } = locked;
    const isDue = payout.deadline !== null && payout.deadline <= ctx.clock.now();
    if (payout.state !== 'CONFIRM_WAIT' || !isDue) return;
    await receive(ctx, tx, locked, { state: 'AUTO_RECEIVED', by: SYSTEM });
  });
