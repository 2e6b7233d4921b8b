import { transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { joinedSince, lineNow, lineOn } from '../../agents/index.ts';
import { countPlay, sumCounted } from '../../bets/index.ts';
import { type PostedSums, sumPosted } from '../../wallet/index.ts';
import { addFigures, NO_FIGURES } from '../rules.ts';
import type { DayChange, Figure, Figures } from '../types.ts';
import * as store from './figures-store.ts';
import { addToGames } from './game-day-store.ts';
import { addBalances, addJoined, insertInLine } from './standing-store.ts';

/** Transactions, changes of play and new accounts that are summed at once. */
const TRANSACTIONS = 5_000n;
const CHANGES = 20_000;
const JOINED = 20_000;

/**
 * Adds what was decided, posted and joined since the last time to the figures of its days, of accounts and of all that
 * stand above them. Any number of workers may do this, and again after a fall.
 */
export const sumTeams = async (ctx: AppContext): Promise<void> => {
  await countPlay(ctx);
  while (!(await transaction(ctx.db, sumSome)));
};

/** Sums some of it; answers whether that was all. */
const sumSome = async (tx: Transaction): Promise<boolean> => {
  const mark = await store.lockMark(tx);
  const isRestored = mark.horizon < mark.watermark;
  if (isRestored) await store.forgetPosted(tx);
  const watermark = isRestored ? 0n : mark.watermark;
  const until = watermark + TRANSACTIONS < mark.horizon ? watermark + TRANSACTIONS : mark.horizon;
  const joined = await insertInLine(tx, joinedSince(watermark), JOINED);
  if (joined.length > 0) await addJoined(tx, { joined: joinedSince(0n), lineNow }, joined);
  const { sums, games, last } = await sumCounted(tx, mark.counted, CHANGES);
  const posted = await sumPosted(tx, { watermark, until });
  const changes = [
    ...sums.map(({ accountId, day, ...figures }) => ({ accountId, day, figures })),
    ...posted.flatMap(toChange),
    ...(await firstDeposits(tx, posted)),
  ];
  await addByDay(tx, changes);
  await addToGames(tx, games);
  await addMoved(tx, posted);
  const isAllJoined = joined.length < JOINED;
  await store.updateMark(tx, { counted: last, watermark: isAllJoined ? until : watermark });
  return isAllJoined && until === mark.horizon && last === mark.counted;
};

/** Day by day: who was active on one is known when the next is looked at. */
const addByDay = async (tx: Transaction, changes: readonly DayChange[]): Promise<void> => {
  const days = Map.groupBy(changes, ({ day }) => day);
  for (const day of [...days.keys()].toSorted((a, b) => (a < b ? -1 : 1))) {
    const sums = new Map<bigint, Figures>();
    for (const { accountId, figures } of days.get(day) ?? [])
      sums.set(accountId, addFigures(sums.get(accountId) ?? NO_FIGURES, figures));
    const rows = [...sums].map(([accountId, figures]) => ({ accountId, figures }));
    const turns = await store.addToDay(tx, { day, lineOn }, rows);
    if (turns.length > 0) await store.addActive(tx, { day, lineOn }, turns);
  }
};

const FIGURE_OF: Partial<Record<PostedSums['kind'], readonly [Figure, 1n | -1n]>> = {
  DEPOSIT: ['deposits', 1n],
  WITHDRAW: ['withdrawals', -1n],
  WITHDRAW_REFUND: ['withdrawals', -1n],
  REBATE: ['rebates', 1n],
  LOTT_REBATE_SELF: ['rebates', 1n],
  LOTT_REBATE_TEAM: ['rebates', 1n],
  CASHBACK: ['cashback', 1n],
  BONUS: ['bonuses', 1n],
  BONUS_FORFEIT: ['bonuses', 1n],
  POINT_CONVERT: ['bonuses', 1n],
  SALARY_IN: ['salary_in', 1n],
  SALARY_OUT: ['salary_out', -1n],
  DIVIDEND_IN: ['dividend_in', 1n],
  DIVIDEND_OUT: ['dividend_out', -1n],
};

/** A posting that undoes another counts where its system account says. */
const figureOf = ({ kind, systemAccount }: PostedSums): readonly [Figure, 1n | -1n] | undefined => {
  if (kind !== 'REVERSAL') return FIGURE_OF[kind];
  if (systemAccount === 'deposits') return ['deposits', 1n];
  if (systemAccount === 'withdrawals') return ['withdrawals', -1n];
  return systemAccount === 'bonuses' || systemAccount === 'points' ? ['bonuses', 1n] : undefined;
};

const toChange = (sum: PostedSums): DayChange[] => {
  const figure = figureOf(sum);
  if (figure === undefined) return [];
  const [name, sign] = figure;
  const { accountId, day, amount } = sum;
  return [{ accountId, day, figures: { [name]: sign * amount } }];
};

const firstDeposits = async (tx: Transaction, posted: readonly PostedSums[]): Promise<DayChange[]> => {
  const deposits = new Map<bigint, PostedSums>();
  for (const sum of posted)
    if (sum.kind === 'DEPOSIT' && !deposits.has(sum.accountId)) deposits.set(sum.accountId, sum);
  if (deposits.size === 0) return [];
  const first = await store.insertFirstDeposits(tx, [...deposits.values()]);
  return [...deposits.values()]
    .filter(({ accountId }) => first.has(accountId))
    .map(({ accountId, day, first: amount }) => ({
      accountId,
      day,
      figures: { first_deposits: 1n, first_deposited: amount },
    }));
};

const addMoved = async (tx: Transaction, posted: readonly PostedSums[]): Promise<void> => {
  const sums = new Map<bigint, bigint>();
  for (const { accountId, amount } of posted) sums.set(accountId, (sums.get(accountId) ?? 0n) + amount);
  const moves = [...sums].map(([accountId, amount]) => ({ accountId, amount }));
  if (moves.length > 0) await addBalances(tx, lineNow, moves);
};
