import { findReceipt, type Receipt } from '../../wallet/index.ts';
import type { BetwinCall, Desk } from './desk.ts';

/** The receipts of a call whose every entry was posted before; undefined when one was not. */
export const findReceipts = async (desk: Desk, call: BetwinCall): Promise<Receipt[] | undefined> => {
  const receipts: Receipt[] = [];
  for (const entry of call.entries) {
    const receipt = await findReceipt(desk.house.db, call.accountId, entry);
    if (receipt === undefined) return undefined;
    receipts.push(receipt);
  }
  return receipts;
};
