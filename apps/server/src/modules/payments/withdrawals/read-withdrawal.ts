import { type Caller, type Database, BusinessError } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { selectPayeesById, type StoredPayee } from '../payees/payee-store.ts';
import { receiveDue } from './confirm-received.ts';
import { selectParts } from './payout-store.ts';
import { selectQueue, type WithdrawalQueue } from './queue-store.ts';
import type { Step, StoredPart, StoredWithdrawal } from './types.ts';
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
  const story = await readWithdrawalHistory(ctx, id);
  if (story?.withdrawal.accountId !== accountId) throw new BusinessError('not_found');
  return story;
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
): Promise<{ stories: WithdrawalDetails[]; total: number }> => {
  await receiveDue(ctx, accountId);
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const stories = await selectWithdrawalDetails(ctx.db, await selectWithdrawals(ctx.db, accountId, page));
  return { stories, total: await countWithdrawals(ctx.db, accountId) };
};

export interface WithdrawalWithHistory extends WithdrawalDetails {
  readonly steps: readonly Step[];
}

/** One withdrawal of anybody with its timeline, as the staff sees it. */
export const readWithdrawalHistory = async (
  { db }: AppContext,
  id: bigint,
): Promise<WithdrawalWithHistory | undefined> => {
  const withdrawal = await findWithdrawal(db, id);
  const [story] = withdrawal === undefined ? [] : await selectWithdrawalDetails(db, [withdrawal]);
  return story && { ...story, steps: await selectStatusHistory(db, id) };
};

/** A withdrawal with all there is to show of it. */
export interface WithdrawalDetails {
  readonly withdrawal: StoredWithdrawal;
  readonly payee: StoredPayee;
  readonly parts: readonly StoredPart[];
}

/** The withdrawals with their payees and payments, in the order they are given. */
export const selectWithdrawalDetails = async (
  db: Database,
  withdrawals: readonly StoredWithdrawal[],
): Promise<WithdrawalDetails[]> => {
  const payeeIds = withdrawals.map(({ payeeId }) => payeeId);
  const payees = new Map((await selectPayeesById(db, payeeIds)).map((payee) => [payee.id, payee]));
  const parts = Map.groupBy(
    await selectParts(
      db,
      withdrawals.map(({ id }) => id),
    ),
    ({ withdrawalId }) => withdrawalId,
  );
  return withdrawals.map((withdrawal) => {
    const payee = payees.get(withdrawal.payeeId);
    if (payee === undefined) throw new Error(`withdrawal ${withdrawal.id} has no payee`);
    return { withdrawal, payee, parts: parts.get(withdrawal.id) ?? [] };
  });
};

/** The withdrawals that wait in one state, oldest first, as the staff works them off. */
export const listWithdrawalQueue = async (
  { db }: AppContext,
  queue: WithdrawalQueue,
): Promise<WithdrawalDetails[]> => selectWithdrawalDetails(db, await selectQueue(db, queue));
