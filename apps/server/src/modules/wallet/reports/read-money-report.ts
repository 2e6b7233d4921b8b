import { addMoney, money, type Money, negateMoney, sumMoney } from '@hintha/money';
import { type Database, transaction } from '@hintha/platform';
import { freeze } from '../proof/proof-store.ts';
import { systemAccountName } from '../rules.ts';
import { type PostingKind, SYSTEM_ACCOUNTS, type SystemAccountName } from '../types.ts';
import { selectMoves, type StoredMove, sumMembers, sumTaken } from './day-store.ts';

/** What one kind of posting against one system account came to on a day, signed from the members' side. */
export interface ReportLine {
  readonly kind: PostingKind;
  readonly systemAccount: SystemAccountName;
  readonly amount: Money;
  readonly postings: number;
}

/** What the members had before a business day, what moved on it and what they had after it. */
export interface DayReport {
  readonly day: string;
  readonly opening: Money;
  readonly lines: readonly ReportLine[];
  readonly closing: Money;
  /** Zero while the books are right: closing less opening and all lines. */
  readonly difference: Money;
}

/**
 * The money of each business day from one to another, both included. Opening and lines are sums of postings; closing
 * is counted back from what the wallets hold now, so that the two sides check each other.
 */
export const readMoneyReport = async (db: Database, from: string, to: string): Promise<DayReport[]> =>
  transaction(db, async (tx) => {
    await freeze(tx);
    const [moves, held] = [await selectMoves(tx, from), await sumMembers(tx)];
    return closeDays(listDays(from, to), moves, money(held));
  });

const closeDays = (days: readonly string[], moves: readonly StoredMove[], now: Money): DayReport[] => {
  const sum = (wanted: (day: string | null) => boolean) =>
    sumMoney(moves.filter(({ day }) => wanted(day)).map(({ amount }) => money(amount)));
  return days.map((day) => {
    const lines = moves.filter((move) => move.day === day).map(toLine);
    const opening = sum((other) => other === null || other < day);
    const closing = addMoney(now, negateMoney(sum((other) => other !== null && other > day)));
    const moved = sumMoney(lines.map(({ amount }) => amount));
    return {
      day,
      opening,
      lines,
      closing,
      difference: addMoney(closing, negateMoney(addMoney(opening, moved))),
    };
  });
};

const toLine = ({ kind, contra, amount, postings }: StoredMove): ReportLine => ({
  kind,
  systemAccount: systemAccountName(contra),
  amount: money(amount),
  postings: Number(postings),
});

const DAY_MS = 86_400_000;

/** The business days from one to another, both included, as 2026-11-21. */
export const listDays = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let day = Date.parse(from); day <= Date.parse(to); day += DAY_MS)
    days.push(new Date(day).toISOString().slice(0, 10));
  return days;
};

/** What a system account, such as that of the fees, has taken from the members from a business day on. */
export const readTaken = (db: Database, systemAccount: SystemAccountName, from: string): Promise<Money> =>
  transaction(db, async (tx) => money(await sumTaken(tx, SYSTEM_ACCOUNTS[systemAccount], from)));
