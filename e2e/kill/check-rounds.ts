import type { AskedRound, ClientLog, ToldRound } from './client-log.ts';
import { type Fault, type FaultKind, fault, show } from './fault.ts';
import type { JournalRound } from './ledger.ts';
import type { Shelf } from './shelf.ts';

/** Holds the studio's journal against what each player was told, and its postings against both. */
export function checkRounds(log: ClientLog, journal: readonly JournalRound[], shelf: Shelf): Fault[] {
  const byRequest = new Map(journal.map((round) => [round.requestId, round]));
  const faults: Fault[] = [];
  for (const asked of log.rounds.values()) {
    const kind = checkRound(asked, byRequest.get(asked.requestId), shelf);
    if (kind !== undefined) faults.push(fault(kind, `round ${asked.requestId}: told ${show(asked.told)}`));
  }
  for (const round of journal) {
    const isAsked = log.rounds.get(round.requestId)?.account === round.account;
    if (!isAsked) faults.push(fault('unasked', `round ${round.id} of ${round.account}`));
    if (!isBooked(round, shelf))
      faults.push(fault('changed', `round ${round.id}: booked as not ${round.state}`));
  }
  return [...faults, ...shelf.findUnasked()];
}

function checkRound(
  { told }: AskedRound,
  round: JournalRound | undefined,
  shelf: Shelf,
): FaultKind | undefined {
  if (told === undefined) return 'unanswered';
  if (round === undefined || told.how === 'forgotten') return 'lost';
  if (round.state !== told.how) return 'changed';
  return told.how === 'settled' ? checkSettled(told, round, shelf) : undefined;
}

function checkSettled(
  told: ToldRound & { how: 'settled' },
  round: JournalRound,
  shelf: Shelf,
): FaultKind | undefined {
  const bet = shelf.take(`${told.id}:bet`);
  if (bet === undefined) return 'lost';
  const { availableAfter } = shelf.take(`${told.id}:win`) ?? bet;
  const isJournalled = round.id === told.id && round.stake === told.stake && round.win === told.win;
  return isJournalled && availableAfter === told.balance ? undefined : 'changed';
}

/** Whether the ledger has what the journal says of the round: stake and win, or nothing that still counts. */
function isBooked({ id, state, stake, win }: JournalRound, shelf: Shelf): boolean {
  const bet = shelf.take(`${id}:bet`);
  const payout = shelf.take(`${id}:win`);
  for (const original of ['bet', 'win']) shelf.take(`${id}:${original}:rollback`);
  if (state !== 'settled') return !shelf.counts(bet) && !shelf.counts(payout);
  const isPaid = win === 0n ? payout === undefined : shelf.counts(payout) && payout?.amount === win;
  return shelf.counts(bet) && bet?.amount === -stake && isPaid;
}
