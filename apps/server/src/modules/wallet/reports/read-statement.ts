import { money, type Money } from '@hintha/money';
import { type Database, transaction } from '@hintha/platform';
import { systemAccountName } from '../rules.ts';
import { SYSTEM_ACCOUNTS, type SystemAccountName, type PostingKind } from '../types.ts';
import { splitSpan } from './statement-span.ts';
import * as store from './statement-store.ts';
import {
  selectLine,
  selectLines,
  selectRelated,
  selectSpan,
  type StoredLine,
  sumSystemAccountDays,
  sumStatement,
} from './statement-store.ts';

export interface StatementPeriod {
  readonly from: Date;
  /** The first instant that is not of the period. */
  readonly to: Date;
}

export interface StatementOrder extends StatementPeriod {
  /** Null for every kind. */
  readonly kinds: readonly PostingKind[] | null;
  /** The number of the last line of the page before; null for the first page. */
  readonly before: bigint | null;
  readonly limit: number;
}

/** What postings of one kind against one system account came to in a wallet; neither side is ever negative. */
export interface StatementTotal {
  readonly kind: PostingKind;
  readonly systemAccount: SystemAccountName;
  readonly came: Money;
  readonly went: Money;
  readonly postings: number;
}

export interface Statement {
  /** Newest first. */
  readonly lines: readonly StoredLine[];
  /** Where the next page goes on; null when there is none. */
  readonly next: bigint | null;
  /** Over the whole period and the kinds that were asked for. */
  readonly totals: readonly StatementTotal[];
}

/** A page of a wallet's statement with totals of all that it pages through. */
export const readStatement = async (
  db: Database,
  accountId: bigint,
  order: StatementOrder,
): Promise<Statement> => {
  const { summedBlocks, ...span } = await selectSpan(db, accountId, order);
  const below = order.before === null || order.before > span.upTo ? span.upTo : order.before - 1n;
  const [totals, lines] = await Promise.all([
    totalsOf(db, accountId, { ...span, summedBlocks }),
    selectLines(db, accountId, {
      after: span.after,
      upTo: below,
      kinds: order.kinds,
      limit: order.limit + 1,
    }),
  ]);
  const page = lines.slice(0, order.limit);
  return {
    lines: page,
    next: lines.length > order.limit ? (page.at(-1)?.seq ?? null) : null,
    totals: totals.filter(({ kind }) => order.kinds?.includes(kind) ?? true),
  };
};

const totalsOf = async (
  db: Database,
  accountId: bigint,
  span: Awaited<ReturnType<typeof selectSpan>>,
): Promise<StatementTotal[]> => {
  const totals = await sumStatement(db, accountId, splitSpan(span, span.summedBlocks));
  return totals.map(({ kind, contra, came, went, postings }) => ({
    kind,
    systemAccount: systemAccountName(contra),
    came: money(came),
    went: money(went),
    postings: Number(postings),
  }));
};

/**
 * What came to a wallet from system accounts other than the games on each business day of a period, less what went back;
 * days without any are left out.
 */
export const readSystemAccountDays = async (
  db: Database,
  accountId: bigint,
  period: StatementPeriod,
  systemAccounts: readonly Exclude<SystemAccountName, 'gaming'>[],
): Promise<{ day: string; systemAccount: SystemAccountName; amount: Money }[]> => {
  const span = await selectSpan(db, accountId, period);
  const contras = systemAccounts.map((systemAccount) => SYSTEM_ACCOUNTS[systemAccount]);
  const rows = await sumSystemAccountDays(db, accountId, span, contras);
  return rows.map(({ day, contra, amount }) => ({
    day,
    systemAccount: systemAccountName(contra),
    amount: money(amount),
  }));
};

export type StatementLine = StoredLine;

/** One line of a wallet's statement with the lines that belong to it, in their order; undefined when there is none. */
export const readStatementLine = async (
  db: Database,
  accountId: bigint,
  seq: bigint,
): Promise<{ line: StatementLine; related: StatementLine[] } | undefined> => {
  const line = await selectLine(db, accountId, seq);
  return line === undefined ? undefined : { line, related: await selectRelated(db, accountId, line) };
};

/** Brings the sums of the full blocks up to date, so that a statement of a million postings is read at once. */
export const fillBlocks = async (db: Database): Promise<void> => transaction(db, store.fillBlocks);
