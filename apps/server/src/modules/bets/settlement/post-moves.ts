import type { Transaction } from '@hintha/platform';
import { type BatchCall, type PlainEntry, postBatch, type Reversing } from '../../wallet/index.ts';
import { payoutKey, reversalKey } from '../rules.ts';
import type { MoneyMove, Taken } from './steps.ts';

interface Posting {
  readonly betId: string;
  readonly entry: PlainEntry | Reversing;
}

/** Posts what the steps move, wallet by wallet in their order; answers the number of each bet's last posting. */
export const postMoves = async (tx: Transaction, taken: readonly Taken[]): Promise<Map<string, bigint>> => {
  const postings = Map.groupBy(taken.flatMap(toPostings), ({ accountId }) => accountId);
  const calls = [...postings].map(([accountId, mine]): BatchCall => {
    return { accountId, entries: mine.map(({ entry }) => entry) };
  });
  const receipts = await postBatch(tx, calls);
  const lastSeqs = new Map<string, bigint>();
  for (const [accountId, mine] of postings) {
    const seqs = receipts.get(accountId) ?? [];
    for (const [index, { betId }] of mine.entries()) lastSeqs.set(betId, seqs[index]?.seq ?? 0n);
  }
  return lastSeqs;
};

const toPostings = (taken: Taken): (Posting & { accountId: bigint })[] => {
  const { accountId, id: betId } = taken.bet;
  return taken.moves.map((move) => ({ accountId, betId, entry: toEntry(taken, move) }));
};

const toEntry = ({ bet, number }: Taken, move: MoneyMove): PlainEntry | Reversing => {
  const common = { source: bet.source, reference: bet.id };
  if ('pay' in move) return { ...common, kind: 'PAYOUT', amount: move.pay, key: payoutKey(bet, number) };
  return { ...common, original: move.takeBack, key: reversalKey(bet, move.takeBack) };
};
