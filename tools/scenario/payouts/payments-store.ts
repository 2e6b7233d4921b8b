import { money } from '@hintha/money';
import { type Database, transaction } from '@hintha/platform';
import { insertPayee } from '@hintha/server/src/modules/payments/payees/payee-store.ts';
import {
  findPayout,
  insertPayout,
  type PayoutChange,
  updatePayout,
} from '@hintha/server/src/modules/payments/withdrawals/payout-store.ts';
import type { StoredWithdrawal } from '@hintha/server/src/modules/payments/withdrawals/types.ts';
import {
  insertWithdrawal,
  lockWithdrawalRow,
  selectWithdrawals,
  updateWithdrawal,
} from '@hintha/server/src/modules/payments/withdrawals/withdrawal-store.ts';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';

interface Asked {
  readonly accountId: bigint;
  readonly payeeId: bigint;
  /** In hundredths. */
  readonly amount: bigint;
  readonly state: StoredWithdrawal['state'];
  readonly at: Date;
  readonly endedAt?: Date | null;
}

/** A withdrawal that is in the state, however it came there; its money is not touched. Answers its id. */
export const givenWithdrawal = (
  db: Database,
  { amount, state, at, endedAt = null, ...asked }: Asked,
): Promise<bigint> =>
  transaction(db, async (tx) => {
    const facts = { fee: money(0n), ip: '', userAgent: '', requestId: randomUUID(), requestedAt: at };
    const stored = await insertWithdrawal(tx, { ...asked, ...facts, amount: money(amount) });
    await updateWithdrawal(tx, stored, { state, endedAt });
    return stored.id;
  });

/** The withdrawal is in that state from now on; one that has not ended is on its way. */
export const givenWithdrawalState = (
  db: Database,
  id: bigint,
  state: StoredWithdrawal['state'],
  endedAt: Date | null = null,
): Promise<void> =>
  transaction(db, async (tx) => {
    const stored = await lockWithdrawalRow(tx, id);
    if (stored === undefined) throw new Error(`there is no withdrawal ${id}`);
    await updateWithdrawal(tx, stored, { state, endedAt });
  });

/** The account has asked for its withdrawals at that time. */
export const givenWithdrawalsAsked = async (db: Database, accountId: bigint, at: Date): Promise<void> => {
  await sql`
    update payments_withdrawal set requested_at = ${at} where account_id = ${accountId}`.execute(db.kysely);
};

/** A withdrawal is paid in one payment, of money that was never held; answers its id. */
export const givenPayment = async (
  db: Database,
  payment: { accountId: bigint; withdrawalId: bigint; amount: bigint },
  change: PayoutChange,
): Promise<bigint> => {
  const part = {
    ...payment,
    amount: money(payment.amount),
    fee: money(0n),
    holdId: 1n,
    way: 'staff',
  } as const;
  const id = await transaction(db, (tx) => insertPayout(tx, part));
  await givenPayout(db, id, change);
  return id;
};

/** The payment of a withdrawal is so from now on. */
export const givenPayout = (db: Database, id: bigint, change: PayoutChange): Promise<void> =>
  transaction(db, async (tx) => {
    const stored = await findPayout(tx, id);
    if (stored === undefined) throw new Error(`there is no payout ${id}`);
    await updatePayout(tx, stored, change);
  });

/** The payee was taken off the list of its member. */
export const givenPayeeRemoved = async (db: Database, number: string): Promise<void> => {
  await sql`update payments_payee set removed_at = now() where number = ${number}`.execute(db.kysely);
};

/** The member has had a wallet to be paid out to for so long that it is rested. */
export const givenRestedPayee = async (
  db: Database,
  { accountId, number, name }: { accountId: bigint; number: string; name: string },
): Promise<void> => {
  const addedAt = new Date(Date.now() - 9 * DAY_MS);
  const usableAt = new Date(Date.now() - 8 * DAY_MS);
  const payee = { accountId, kind: 'wallet', provider: 'KBZPAY', number, name, addedAt, usableAt } as const;
  const stored = await transaction(db, (tx) => insertPayee(tx, payee));
  if (stored === undefined) throw new Error(`${accountId} has the payee ${number} already`);
};

const DAY_MS = 86_400_000;

/** The withdrawal that the member asked for last. */
export const lastWithdrawalIdOf = async (db: Database, accountId: bigint): Promise<bigint> => {
  const [last] = await selectWithdrawals(db, accountId, { offset: 0, limit: 1 });
  if (last === undefined) throw new Error(`${accountId} has asked for no withdrawal`);
  return last.id;
};
