import type { payments } from '@hintha/contract';
import type { Money } from '@hintha/money';
import type { Database } from '@hintha/platform';
import { findDeposit } from './deposits/deposit-store.ts';
import * as deposits from './deposits/queue-store.ts';
import { idOfOrderNo, orderNoOf } from './deposits/rules.ts';
import type { Deposit } from './deposits/types.ts';
import { listAccountFlags, type StoredAccountFlag } from './withdrawals/flags/flag-store.ts';
import * as withdrawals from './withdrawals/queue-store.ts';
import { findPayoutsByReference } from './withdrawals/queue-store.ts';
import { selectWithdrawalDetails, type WithdrawalDetails } from './withdrawals/read-withdrawal.ts';
import type { StoredPayout, StoredWithdrawal } from './withdrawals/types.ts';
import { findWithdrawal } from './withdrawals/withdrawal-store.ts';

export interface FoundOrders {
  readonly deposit: (Deposit & { readonly orderNo: string }) | undefined;
  readonly withdrawal: StoredWithdrawal | undefined;
  readonly payouts: readonly StoredPayout[];
}

const ID = /^[1-9]\d{0,17}$/;
const WITHDRAWAL_REFERENCE = /^withdrawal:([1-9]\d{0,17})$/;

/** Deposits by id or order number, withdrawals by id or reference, payments by id or by what the payer called them. */
export const findOrders = async (db: Database, text: string, mostPayouts: number): Promise<FoundOrders> => {
  const id = ID.test(text) ? BigInt(text) : null;
  const [deposit, withdrawal, payouts] = await Promise.all([
    findDepositBy(db, text),
    findWithdrawalBy(db, text),
    findPayoutsByReference(db, { id, reference: text }, mostPayouts),
  ]);
  return { deposit: deposit && { ...deposit, orderNo: orderNoOf(deposit) }, withdrawal, payouts };
};

const findDepositBy = async (db: Database, text: string): Promise<Deposit | undefined> => {
  const id = depositIdOf(text);
  return id === undefined ? undefined : findDeposit(db, id);
};

const findWithdrawalBy = async (db: Database, text: string): Promise<StoredWithdrawal | undefined> => {
  const id = withdrawalIdOf(text);
  return id === undefined ? undefined : findWithdrawal(db, id);
};

/** The id of a deposit, said as such or in an order number. */
export const depositIdOf = (text: string): bigint | undefined =>
  ID.test(text) ? BigInt(text) : idOfOrderNo(text.toUpperCase());

/** The id of a withdrawal, said as such or in the reference of its postings. */
export const withdrawalIdOf = (text: string): bigint | undefined => {
  const digits = ID.test(text) ? text : WITHDRAWAL_REFERENCE.exec(text)?.[1];
  return digits === undefined ? undefined : BigInt(digits);
};

interface Page {
  readonly before: bigint | null;
  readonly limit: number;
}

interface OpenOrder<State> {
  readonly id: bigint;
  readonly title: string;
  readonly state: State;
  readonly amount: Money;
  readonly at: Date;
}

interface Total {
  readonly count: number;
  readonly amount: Money;
}

/** What of a member is on its way in and out, what came and went, and what is held against its withdrawals. */
export interface MemberOrders {
  readonly openDeposits: readonly OpenOrder<payments.DepositState>[];
  readonly openWithdrawals: readonly OpenOrder<payments.WithdrawalState>[];
  readonly totals: { readonly deposits: Total; readonly withdrawals: Total };
  readonly marks: readonly StoredAccountFlag[];
}

const MOST_OPEN = 20;

export const readMemberOrders = async (db: Database, accountId: bigint): Promise<MemberOrders> => {
  const [openDeposits, openWithdrawals, credited, completed, marks] = await Promise.all([
    deposits.selectOpen(db, accountId, MOST_OPEN),
    withdrawals.selectOpen(db, accountId, MOST_OPEN),
    deposits.sumCredited(db, accountId),
    withdrawals.sumCompleted(db, accountId),
    listAccountFlags(db, accountId),
  ]);
  return {
    openDeposits: openDeposits.map((deposit) => ({
      id: deposit.id,
      title: orderNoOf(deposit),
      state: deposit.state,
      amount: deposit.asked,
      at: deposit.createdAt,
    })),
    openWithdrawals: openWithdrawals.map(({ id, state, amount, requestedAt }) => ({
      id,
      title: String(id),
      state,
      amount,
      at: requestedAt,
    })),
    totals: { deposits: credited, withdrawals: completed },
    marks,
  };
};

/** The deposits of a member from before one of them, the latest first. */
export const listDepositsOf = (db: Database, accountId: bigint, page: Page): Promise<Deposit[]> =>
  deposits.selectBefore(db, accountId, page);

/** The withdrawals of a member from before one of them, the latest first. */
export const listWithdrawalsOf = (db: Database, accountId: bigint, page: Page): Promise<StoredWithdrawal[]> =>
  withdrawals.selectBefore(db, accountId, page);

/** The same with their payees and payments. */
export const listWithdrawalDetailsOf = async (
  db: Database,
  accountId: bigint,
  page: Page,
): Promise<WithdrawalDetails[]> =>
  selectWithdrawalDetails(db, await withdrawals.selectBefore(db, accountId, page));
