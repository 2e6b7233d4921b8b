import type { Caller } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { readSettings } from '../../settings/index.ts';
import { selectPayeesById } from '../payees/payee-store.ts';
import type { StoredPayee } from '../payees/types.ts';
import { selectUnconfirmed } from '../withdrawals/part-store.ts';
import type { StoredPart } from '../withdrawals/types.ts';
import { findWithdrawal } from '../withdrawals/withdrawal-store.ts';
import { receiveDue } from './receive-due.ts';

export interface Confirmations {
  readonly autoReceiptMinutes: number;
  readonly parts: readonly { readonly part: StoredPart; readonly payee: StoredPayee }[];
}

/** The payments that the caller has not answered for; those whose time is over have counted as received by then. */
export const listConfirmations = async (house: House, { accountId }: Caller): Promise<Confirmations> => {
  await receiveDue(house, accountId);
  const { autoReceiptMinutes } = await readSettings(house.db);
  const parts = await Promise.all(
    (await selectUnconfirmed(house.db, accountId)).map(async (part) => ({
      part,
      payee: await findPayee(house, part),
    })),
  );
  return { autoReceiptMinutes, parts };
};

const findPayee = async ({ db }: House, { withdrawalId }: StoredPart): Promise<StoredPayee> => {
  const withdrawal = await findWithdrawal(db, withdrawalId);
  const [payee] = withdrawal === undefined ? [] : await selectPayeesById(db, [withdrawal.payeeId]);
  if (payee === undefined) throw new Error(`withdrawal ${withdrawalId} has no payee`);
  return payee;
};
