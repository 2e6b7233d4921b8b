import type { AskedTransaction, ClientLog, Told } from './client-log.ts';
import { type Fault, type FaultKind, fault, show } from './fault.ts';
import type { Posting } from './ledger.ts';
import type { PostingIndex } from './posting-index.ts';

/** Holds the postings of the vendors' clients against what each was told. */
export function checkTransactions(log: ClientLog, postings: PostingIndex): Fault[] {
  const faults = [...log.transactions.values()].flatMap((asked) => {
    const kind = checkTransaction(asked, postings.take(asked.id), postings);
    return kind === undefined ? [] : [fault(kind, `transaction ${asked.id}: told ${show(asked.told)}`)];
  });
  return [...faults, ...postings.findUnasked()];
}

function checkTransaction(
  { told, amount }: AskedTransaction,
  posting: Posting | undefined,
  postings: PostingIndex,
): FaultKind | undefined {
  if (told === undefined) return 'unanswered';
  if (told.how !== 'moved') return postings.counts(posting) ? 'changed' : undefined;
  if (posting === undefined) return 'lost';
  return posting.amount === amount && isAsTold(posting, told) ? undefined : 'changed';
}

function isAsTold(posting: Posting, { name, balance }: Told & { how: 'moved' }): boolean {
  return posting.name === name && (balance === undefined || posting.availableAfter === balance);
}
