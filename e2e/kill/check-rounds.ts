import type { AskedRound, ClientLog, AnsweredRound } from './client-log.ts';
import { type Fault, type FaultKind, fault, show } from './fault.ts';
import type { JournalRound } from './ledger.ts';
import type { PostingIndex } from './posting-index.ts';

/** Holds the studio's journal against what each player was told, and its postings against both. */
export function checkRounds(
  log: ClientLog,
  journal: readonly JournalRound[],
  postings: PostingIndex,
): Fault[] {
  const byRequest = new Map(journal.map((round) => [round.requestId, round]));
  const faults: Fault[] = [];
  for (const asked of log.rounds.values()) {
    const kind = checkRound(asked, byRequest.get(asked.requestId), postings);
    if (kind !== undefined)
      faults.push(fault(kind, `round ${asked.requestId}: told ${show(asked.answered)}`));
  }
  for (const round of journal) {
    const isAsked = log.rounds.get(round.requestId)?.account === round.account;
    if (!isAsked) faults.push(fault('unasked', `round ${round.id} of ${round.account}`));
    if (!isBooked(round, postings))
      faults.push(fault('changed', `round ${round.id}: booked as not ${round.state}`));
  }
  return [...faults, ...postings.findUnasked()];
}

function checkRound(
  { answered }: AskedRound,
  round: JournalRound | undefined,
  postings: PostingIndex,
): FaultKind | undefined {
  if (answered === undefined) return 'unanswered';
  if (round === undefined || answered.how === 'forgotten') return 'lost';
  if (round.state !== answered.how) return 'changed';
  return answered.how === 'settled' ? checkSettled(answered, round, postings) : undefined;
}

function checkSettled(
  answered: AnsweredRound & { how: 'settled' },
  round: JournalRound,
  postings: PostingIndex,
): FaultKind | undefined {
  const bet = postings.take(`${answered.id}:bet`);
  if (bet === undefined) return 'lost';
  const { availableAfter } = postings.take(`${answered.id}:win`) ?? bet;
  const isJournalled =
    round.id === answered.id && round.stake === answered.stake && round.win === answered.win;
  return isJournalled && availableAfter === answered.balance ? undefined : 'changed';
}

/** Whether the ledger has what the journal says of the round: stake and win, or nothing that still counts. */
function isBooked({ id, state, stake, win }: JournalRound, postings: PostingIndex): boolean {
  const bet = postings.take(`${id}:bet`);
  const payout = postings.take(`${id}:win`);
  for (const original of ['bet', 'win']) postings.take(`${id}:${original}:rollback`);
  if (state !== 'settled') return !postings.counts(bet) && !postings.counts(payout);
  const isPaid = win === 0n ? payout === undefined : postings.counts(payout) && payout?.amount === win;
  return postings.counts(bet) && bet?.amount === -stake && isPaid;
}
