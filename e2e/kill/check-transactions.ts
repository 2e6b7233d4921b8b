import type { AskedTransaction, ClientLog, AnsweredTransaction } from './client-log.ts';
import { type Fault, type FaultKind, fault, show } from './fault.ts';
import type { Posting } from './ledger.ts';
import type { PostingIndex } from './posting-index.ts';

/** Holds the postings of the vendors' clients against what each was told. */
export function checkTransactions(log: ClientLog, postings: PostingIndex): Fault[] {
  const faults = [...log.transactions.values()].flatMap((asked) => {
    const kind = checkTransaction(asked, postings.take(asked.id), postings);
    return kind === undefined ? [] : [fault(kind, `transaction ${asked.id}: told ${show(asked.answered)}`)];
  });
  return [...faults, ...postings.findUnasked()];
}

function checkTransaction(
  { answered, amount }: AskedTransaction,
  posting: Posting | undefined,
  postings: PostingIndex,
): FaultKind | undefined {
  if (answered === undefined) return 'unanswered';
  if (answered.how !== 'moved') return postings.counts(posting) ? 'changed' : undefined;
  if (posting === undefined) return 'lost';
  return posting.amount === amount && matchesAnswer(posting, answered) ? undefined : 'changed';
}

function matchesAnswer(posting: Posting, { name, balance }: AnsweredTransaction & { how: 'moved' }): boolean {
  return posting.name === name && (balance === undefined || posting.availableAfter === balance);
}
