import { type Caller, type Database, BusinessError } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { selectPayeesById, type StoredPayee } from '../payees/payee-store.ts';
import { receiveDue } from './confirm-received.ts';
import { selectPayouts } from './payout-store.ts';
import { selectQueue, type WithdrawalQueue } from './queue-store.ts';
import type { StatusEntry, StoredPayout, StoredWithdrawal } from './types.ts';
import {
  countWithdrawals,
  findWithdrawal,
  selectStatusHistory,
  selectWithdrawals,
} from './withdrawal-store.ts';

/** One withdrawal of the caller with its timeline; that of anybody else does not exist for the caller. */
export const readWithdrawal = async (
  ctx: AppContext,
  { accountId }: Caller,
  id: bigint,
): Promise<WithdrawalWithHistory> => {
  await receiveDue(ctx, accountId);
  const details = await readWithdrawalHistory(ctx, id);
  if (details?.withdrawal.accountId !== accountId) throw new BusinessError('not_found');
  return details;
};

export interface WithdrawalPage {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** A page of the caller's withdrawals, newest first, and how many there are. */
export const listWithdrawals = async (
  ctx: AppContext,
  { accountId }: Caller,
  { pageNo, pageSize }: WithdrawalPage,
): Promise<{ list: WithdrawalDetails[]; total: number }> => {
  await receiveDue(ctx, accountId);
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const list = await selectWithdrawalDetails(ctx.db, await selectWithdrawals(ctx.db, accountId, page));
  return { list, total: await countWithdrawals(ctx.db, accountId) };
};

export interface WithdrawalWithHistory extends WithdrawalDetails {
  readonly history: readonly StatusEntry[];
}

/** One withdrawal of anybody with its timeline, as the staff sees it. */
export const readWithdrawalHistory = async (
  { db }: AppContext,
  id: bigint,
): Promise<WithdrawalWithHistory | undefined> => {
  const withdrawal = await findWithdrawal(db, id);
  const [details] = withdrawal === undefined ? [] : await selectWithdrawalDetails(db, [withdrawal]);
  return details && { ...details, history: await selectStatusHistory(db, id) };
};

/** A withdrawal with all there is to show of it. */
export interface WithdrawalDetails {
  readonly withdrawal: StoredWithdrawal;
  readonly payee: StoredPayee;
  readonly payouts: readonly StoredPayout[];
}

/** The withdrawals with their payees and payments, in the order they are given. */
export const selectWithdrawalDetails = async (
  db: Database,
  withdrawals: readonly StoredWithdrawal[],
): Promise<WithdrawalDetails[]> => {
  const payeeIds = withdrawals.map(({ payeeId }) => payeeId);
  const payees = new Map((await selectPayeesById(db, payeeIds)).map((payee) => [payee.id, payee]));
  const payouts = Map.groupBy(
    await selectPayouts(
      db,
      withdrawals.map(({ id }) => id),
    ),
    ({ withdrawalId }) => withdrawalId,
  );
  return withdrawals.map((withdrawal) => {
    const payee = payees.get(withdrawal.payeeId);
    if (payee === undefined) throw new Error(`withdrawal ${withdrawal.id} has no payee`);
    return { withdrawal, payee, payouts: payouts.get(withdrawal.id) ?? [] };
  });
};

/** The withdrawals that wait in one state, oldest first, as the staff works them off. */
export const listWithdrawalQueue = async (
  { db }: AppContext,
  queue: WithdrawalQueue,
): Promise<WithdrawalDetails[]> => selectWithdrawalDetails(db, await selectQueue(db, queue));
