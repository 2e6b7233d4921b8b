import { addMoney, money, type Money, negateMoney, sumMoney } from '@hintha/money';
import { type Database, transaction, type Transaction } from '@hintha/platform';
import { freeze } from '../proof/proof-store.ts';
import { systemAccountName } from '../rules.ts';
import { ENTRY_KINDS, SYSTEM_ACCOUNTS, type SystemAccountName, type PostingKind } from '../types.ts';
import {
  type AggregateFilter,
  type AggregateKey,
  type Relation,
  selectAggregates,
  selectWalletAggregates,
  type StoredAggregate,
  sumDay,
} from './aggregate-store.ts';
import {
  selectCurrencyOpeningClosing,
  selectWalletOpeningClosing,
  type StoredOpeningClosing,
} from './day-store.ts';
import type { ReportLine } from './read-money-report.ts';

export const isPostingKind = (text: string): text is PostingKind =>
  Object.hasOwn(ENTRY_KINDS, text) || text === 'REVERSAL';

export const isSystemAccountName = (text: string): text is SystemAccountName =>
  Object.hasOwn(SYSTEM_ACCOUNTS, text);

export interface AggregateOrder extends Pick<AggregateFilter, 'day' | 'games' | 'branches' | 'within'> {
  readonly by: Exclude<AggregateKey, 'all'>;
  readonly kind: PostingKind | null;
  readonly systemAccount: SystemAccountName | null;
  /** Wallets come in pages: those above this one, so many. */
  readonly after: bigint;
  readonly limit: number;
}

/** What a currency, a title, a team or a wallet moved on a day, kind by kind. */
export interface DayAggregate {
  /** The currency; source and game; the account of a branch or of the wallet. Empty for what belongs to none. */
  readonly id: string;
  readonly lines: readonly ReportLine[];
  readonly amount: Money;
  readonly postings: number;
  /** Of a wallet or a currency alone, and of all that it moved. */
  readonly opening: Money | null;
  readonly closing: Money | null;
}

export interface DayAggregates {
  readonly aggregates: readonly DayAggregate[];
  /** The wallet that the next page begins behind; null when this is the last. */
  readonly next: bigint | null;
  /** Over all pages. */
  readonly total: { readonly amount: Money; readonly postings: number };
  /** What the day's lines of this kind come to beyond all that has parts; zero while the books are right. */
  readonly difference: Money;
}

/** The parts of a business day, or of those of its lines that are asked for. */
export const readDayAggregates = async (
  db: Database,
  rounds: Relation,
  order: AggregateOrder,
): Promise<DayAggregates> =>
  transaction(db, async (tx) => {
    await freeze(tx);
    const contra = order.systemAccount === null ? null : SYSTEM_ACCOUNTS[order.systemAccount];
    const filter: AggregateFilter = { ...order, contra };
    const whole = { ...filter, games: null, branches: null, within: 'all' } as const;
    const rows =
      order.by === 'wallet'
        ? await selectWalletAggregates(tx, rounds, filter, { after: order.after, limit: order.limit + 1 })
        : await selectAggregates(tx, rounds, order.by, filter);
    const all = Map.groupBy(rows, ({ key }) => key);
    const moved = [...all.keys()].slice(0, order.by === 'wallet' ? order.limit : undefined);
    const held = new Map((await selectHeld(tx, order, moved)).map((turn) => [turn.key, turn]));
    const ids = [...new Set([...moved, ...held.keys()])];
    const total =
      order.by === 'wallet' ? sumOf(await selectAggregates(tx, rounds, 'all', filter)) : sumOf(rows);
    const parted = isNarrowed(order) ? sumOf(await selectAggregates(tx, rounds, 'all', whole)) : total;
    return {
      aggregates: ids.map((id) => toAggregate(id, all.get(id) ?? [], held.get(id))),
      next: all.size > ids.length ? BigInt(ids.at(-1) ?? 0) : null,
      total,
      difference: addMoney(money(await sumDay(tx, filter)), negateMoney(parted.amount)),
    };
  });

/** What wallets or currencies held; a currency in which nothing moved is told as well. */
const selectHeld = async (
  tx: Transaction,
  order: AggregateOrder,
  moved: readonly string[],
): Promise<readonly StoredOpeningClosing[]> => {
  if (!isWhole(order)) return [];
  if (order.by === 'wallet') return selectWalletOpeningClosing(tx, order.day, moved.map(BigInt));
  if (order.by !== 'currency' || order.within !== 'all') return [];
  const turns = await selectCurrencyOpeningClosing(tx, order.day);
  return turns.filter(({ key, opening, closing }) => moved.includes(key) || opening !== 0n || closing !== 0n);
};

/** Whether all that a wallet moved is asked for: only then do opening and closing say anything. */
const isWhole = ({ kind, systemAccount, games }: AggregateOrder): boolean =>
  kind === null && systemAccount === null && games === null;

const isNarrowed = ({ games, within }: AggregateOrder): boolean => games !== null || within !== 'all';

const sumOf = (rows: readonly StoredAggregate[]) => ({
  amount: sumMoney(rows.map(({ amount }) => money(amount))),
  postings: rows.reduce((sum, { postings }) => sum + Number(postings), 0),
});

const toAggregate = (
  id: string,
  rows: readonly StoredAggregate[],
  turn: StoredOpeningClosing | undefined,
): DayAggregate => ({
  id,
  lines: rows.map(({ kind, contra, amount, postings }) => ({
    kind,
    systemAccount: systemAccountName(contra),
    amount: money(amount),
    postings: Number(postings),
  })),
  ...sumOf(rows),
  opening: turn === undefined ? null : money(turn.opening),
  closing: turn === undefined ? null : money(turn.closing),
});
