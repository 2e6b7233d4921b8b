import type { payments } from '@hintha/contract';
import type { Money } from '@hintha/money';
import type { Database } from '@hintha/platform';
import * as deposits from '../deposits/queue-store.ts';
import { orderNoOf } from '../deposits/rules.ts';
import type { Deposit } from '../deposits/types.ts';
import { selectMarkRows, type StoredMark } from '../withdrawals/marks/mark-store.ts';
import * as withdrawals from '../withdrawals/queue-store.ts';
import { tellStories, type WithdrawalStory } from '../withdrawals/tell-stories.ts';
import type { StoredWithdrawal } from '../withdrawals/types.ts';

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
  readonly marks: readonly StoredMark[];
}

const MOST_OPEN = 20;

export const readMemberOrders = async (db: Database, accountId: bigint): Promise<MemberOrders> => {
  const [openDeposits, openWithdrawals, credited, completed, marks] = await Promise.all([
    deposits.selectOpen(db, accountId, MOST_OPEN),
    withdrawals.selectOpen(db, accountId, MOST_OPEN),
    deposits.sumCredited(db, accountId),
    withdrawals.sumCompleted(db, accountId),
    selectMarkRows(db, accountId),
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
export const listStoriesOf = async (
  db: Database,
  accountId: bigint,
  page: Page,
): Promise<WithdrawalStory[]> => tellStories(db, await withdrawals.selectBefore(db, accountId, page));
