import { formatAmount, money } from '@hintha/money';
import { type Database, transaction, type Transaction } from '@hintha/platform';
import { inBatches } from './in-batches.ts';
import { resettleBets } from './settle-bet.ts';
import { type BetResult, type ResultsOf, standsAt } from './settle-round.ts';
import { readDecided, type StandingBet } from './undecided-store.ts';

/** A settled bet that comes to something else by another result. */
export interface BetChange {
  readonly bet: StandingBet;
  readonly result: BetResult;
}

interface Decision {
  readonly reference: string;
  readonly at: Date;
}

interface Resettlement extends Decision {
  readonly resultsOf: ResultsOf;
  /** Whether the result still stands that the bets are settled by; it does then until the transaction ends. */
  readonly holdResult: (tx: Transaction) => Promise<boolean>;
}

/**
 * Puts what bets come to by a result in place of what they were paid by the one before, page by page. A bet of which as
 * much is paid and as much is valid stays as it is, and so does one that has been settled anew already: broken off, it is
 * called again and goes on. What a member lacks is a debt of the wallet. Answers whether it came to its end: another
 * result has come in between otherwise.
 */
export const resettlePages = async (
  db: Database,
  pages: AsyncIterable<readonly string[]>,
  { resultsOf, holdResult, ...decision }: Resettlement,
): Promise<boolean> => {
  let isDone = true;
  await inBatches(pages, async (betIds) => {
    const isStanding = await transaction(db, async (tx) => {
      if (!(await holdResult(tx))) return false;
      await resettleChanged(tx, await readChanged(tx, betIds, resultsOf), decision);
      return true;
    });
    isDone &&= isStanding;
  });
  return isDone;
};

const readChanged = async (
  on: Database | Transaction,
  betIds: readonly string[],
  resultsOf: ResultsOf,
): Promise<BetChange[]> => {
  const bets = await readDecided(on, betIds);
  const resultOf = await resultsOf(on, bets);
  return bets
    .map((bet) => ({ bet, result: resultOf(bet) }))
    .filter(({ bet, result }) => !standsAt(bet, result));
};

export const resettleChanged = async (
  tx: Transaction,
  changes: readonly BetChange[],
  decision: Decision,
): Promise<void> => {
  const orders = changes.map(({ bet, result }) => ({ ...result, ...decision, betId: bet.id }));
  await resettleBets(tx, orders);
};

/** The bets that another result would change; nothing is changed by looking. */
export async function* listChanged(
  db: Database,
  pages: AsyncIterable<readonly string[]>,
  resultsOf: ResultsOf,
): AsyncGenerator<BetChange> {
  for await (const page of pages) yield* await readChanged(db, page, resultsOf);
}

/** What another result would move for a member. */
export interface MemberMove {
  readonly accountId: bigint;
  readonly bets: number;
  readonly paid: bigint;
  readonly takenBack: bigint;
}

/** What changes of bets move, member by member, those with the most first. */
export const sumMoves = async (changes: AsyncIterable<BetChange>): Promise<MemberMove[]> => {
  const moves = new Map<bigint, MemberMove>();
  for await (const { bet, result } of changes) {
    const { accountId, payout } = bet;
    // What is valid of it alone is no money.
    if (payout === result.payout) continue;
    const { bets, paid, takenBack } = moves.get(accountId) ?? { bets: 0, paid: 0n, takenBack: 0n };
    const move = { bets: bets + 1, paid: paid + result.payout, takenBack: takenBack + payout };
    moves.set(accountId, { accountId, ...move });
  }
  return [...moves.values()].toSorted((one, other) => (sizeOf(one) < sizeOf(other) ? 1 : -1));
};

const sizeOf = ({ paid, takenBack }: MemberMove): bigint =>
  paid > takenBack ? paid - takenBack : takenBack - paid;

/** Members that are told one by one. */
const MOST_MEMBERS = 200;

const print = (amount: bigint): string => formatAmount(money(amount));

export const toResettlementView = (moves: readonly MemberMove[]) => {
  const sum = (of: 'paid' | 'takenBack') => print(moves.reduce((total, move) => total + move[of], 0n));
  return {
    bets: moves.reduce((total, { bets }) => total + bets, 0),
    paid: sum('paid'),
    takenBack: sum('takenBack'),
    memberCount: moves.length,
    members: moves.slice(0, MOST_MEMBERS).map(({ accountId, bets, paid, takenBack }) => ({
      accountId: String(accountId),
      bets,
      paid: print(paid),
      takenBack: print(takenBack),
    })),
  };
};
