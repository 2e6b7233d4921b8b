import { type Database, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { findGames, type KnownGame } from '../../catalogue/index.ts';
import { indexNewPostings, postedReferences } from '../../wallet/index.ts';
import { validOf, weightCodeOf } from '../valid-bet.ts';
import * as store from './counted-store.ts';
import type { Change, CountMark, Standing } from './counted-store.ts';

/** Five minutes: what counts is closed window by window. */
export const WINDOW_MS = 5 * 60_000;

/** Transactions that are counted at once, and bets that are compared at once. */
const TRANSACTIONS = 5_000n;
const BETS = 2_000;

/** The first instant of the window of an instant. */
export const windowStart = (at: Date): Date => new Date(at.getTime() - (at.getTime() % WINDOW_MS));

/**
 * Counts what of bets has been decided, or decided anew, since the last time, and closes the windows that are over. A bet
 * counts in the window in which it was decided; what changes once that is closed counts in the one that is open. Any
 * number of workers may do this, and again after a fall.
 */
export const countPlay = async (ctx: AppContext): Promise<void> => {
  await indexNewPostings(ctx.db);
  while (!(await transaction(ctx.db, (tx) => countSome(tx, ctx.clock.now()))));
};

/** Counts some transactions; answers whether those were the last. */
const countSome = async (tx: Transaction, now: Date): Promise<boolean> => {
  const mark = await store.lockMark(tx);
  // A restored database counts its transactions anew.
  const watermark = mark.horizon < mark.watermark ? 0n : mark.watermark;
  const until = watermark + TRANSACTIONS < mark.horizon ? watermark + TRANSACTIONS : mark.horizon;
  await store.openChanged(tx, { watermark, until, posted: postedReferences({ watermark, until }) });
  for (;;) {
    const ids = await store.fetchChanged(tx, BETS);
    if (ids.length > 0) await countBets(tx, ids, mark.closedUntil);
    if (ids.length < BETS) break;
  }
  await store.closeChanged(tx);
  const isLast = until === mark.horizon;
  await store.updateMark(tx, { ...(isLast ? closeWindow(mark, now) : mark), watermark: until });
  return isLast;
};

/**
 * A window is closed once every transaction has been counted that was under way when it was over, so that a bet counts in
 * the window in which it was decided, however long its transaction takes.
 */
const closeWindow = (mark: CountMark, now: Date): Omit<CountMark, 'watermark'> => {
  const { closing, closingXid, closedUntil } = mark;
  const over = windowStart(now);
  const isDue = closing !== null && closingXid !== null && mark.horizon >= closingXid;
  const closed = isDue ? closing : closedUntil;
  if (closed !== null && closed >= over)
    return { ...mark, closedUntil: closed, closing: null, closingXid: null };
  // Nobody was writing when the window was found over.
  if (mark.horizon === mark.own) return { ...mark, closedUntil: over, closing: null, closingXid: null };
  const isAsked = closing?.getTime() === over.getTime();
  return { ...mark, closedUntil: closed, closing: over, closingXid: isAsked ? closingXid : mark.own };
};

/** Counts anew the bets that were decided in a span, where something else is counted than they stand at. */
export const countMissed = (db: Database, span: { from: Date; to: Date }): Promise<number> =>
  transaction(db, async (tx) => {
    const { closedUntil } = await store.lockMark(tx);
    const ids = await store.selectMiscounted(tx, span);
    for (let first = 0; first < ids.length; first += BETS)
      await countBets(tx, ids.slice(first, first + BETS), closedUntil);
    return ids.length;
  });

const countBets = async (
  tx: Transaction,
  ids: readonly string[],
  closedUntil: Date | null,
): Promise<void> => {
  const bets = await store.selectStanding(tx, ids);
  const games = await findGames(
    tx,
    bets.filter(({ category }) => category === null),
  );
  const changes = bets.flatMap((bet) => {
    const change = changeOf(bet, games.get(`${bet.source}/${bet.gameId}`), closedUntil);
    return change.stake === 0n && change.payout === 0n && change.valid === 0n ? [] : [change];
  });
  if (changes.length > 0) await store.insertChanges(tx, changes);
  const rounds = Map.groupBy(bets, ({ category, state }) =>
    category === null && state === 'open' ? 'undecided' : 'decided',
  );
  const idsOf = (which: 'undecided' | 'decided') => (rounds.get(which) ?? []).map(({ id }) => id);
  await store.replaceUndecided(tx, { undecided: idsOf('undecided'), decided: idsOf('decided') });
};

const changeOf = (bet: Standing, game: KnownGame | undefined, closedUntil: Date | null): Change => {
  const { id: betId, accountId, source, gameId, state, stake, payout } = bet;
  const counts = state === 'settled' || state === 'cashed_out';
  return {
    betId,
    accountId,
    source,
    gameId,
    category: bet.category ?? game?.category ?? '',
    stake: (counts ? stake : 0n) - bet.countedStake,
    payout: (counts ? payout : 0n) - bet.countedPayout,
    valid: (counts ? validOf(bet, weightCodeOf(bet, game)) : 0n) - bet.countedValid,
    at: laterOf(bet.settledAt, closedUntil),
  };
};

const laterOf = (settledAt: Date | null, closedUntil: Date | null): Date => {
  const [decided, closed] = [settledAt?.getTime() ?? 0, closedUntil?.getTime() ?? 0];
  return new Date(Math.max(decided, closed));
};
