import type { Database } from '@hintha/platform';
import { findDeposit } from '../deposits/deposit-store.ts';
import { idOfOrderNo, orderNoOf } from '../deposits/rules.ts';
import type { Deposit } from '../deposits/types.ts';
import { selectPartsBySigns } from '../withdrawals/queue-store.ts';
import type { StoredPart, StoredWithdrawal } from '../withdrawals/types.ts';
import { findWithdrawal } from '../withdrawals/withdrawal-store.ts';

export interface FoundOrders {
  readonly deposit: (Deposit & { readonly orderNo: string }) | undefined;
  readonly withdrawal: StoredWithdrawal | undefined;
  readonly parts: readonly StoredPart[];
}

const ID = /^[1-9]\d{0,17}$/;
const WITHDRAWAL_REFERENCE = /^withdrawal:([1-9]\d{0,17})$/;

/** Deposits by id or order number, withdrawals by id or reference, payments by id or by what the payer called them. */
export const findOrders = async (db: Database, text: string, mostParts: number): Promise<FoundOrders> => {
  const id = ID.test(text) ? BigInt(text) : null;
  const [deposit, withdrawal, parts] = await Promise.all([
    findDepositBy(db, text),
    findWithdrawalBy(db, text),
    selectPartsBySigns(db, { id, reference: text }, mostParts),
  ]);
  return { deposit: deposit && { ...deposit, orderNo: orderNoOf(deposit) }, withdrawal, parts };
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
