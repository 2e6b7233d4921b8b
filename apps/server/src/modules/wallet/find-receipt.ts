import { money } from '@hintha/money';
import type { Database, Transaction } from '@hintha/platform';
import { findPosting } from './posting-store.ts';
import { toLeg } from './rules.ts';
import type { Entry, Receipt } from './types.ts';

/** The answer that this very entry got when it was posted; undefined when it has not been. */
export const findReceipt = async (
  on: Database | Transaction,
  accountId: bigint,
  entry: Entry,
): Promise<Receipt | undefined> => {
  const { kind, amount, contra, key, reference } = toLeg(entry);
  const known = await findPosting(on, accountId, key);
  const same =
    known?.kind === kind &&
    known.amount === amount &&
    known.contra === contra &&
    known.reference === reference;
  if (!same) return undefined;
  const { seq, balance, available } = known;
  return { outcome: 'replayed', seq, balance: money(balance), available: money(available) };
};
