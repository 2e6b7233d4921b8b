import { money, type Money } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import { lockWallets } from '../../wallet/index.ts';
import { moveBet } from './moves.ts';
import { postMoves } from './post-moves.ts';
import {
  findAccountsOf,
  findTouched,
  insertSteps,
  type LockedBet,
  type NewStep,
  readBets,
  type Settlement,
} from './settlement-store.ts';
import type { Decision, Figures, Place, Step, StepResult, Taken } from './steps.ts';

/**
 * Takes steps on bets, each once: judged by the table of moves, posted together, and written down beside those before
 * it. A bet stands once among them. Answers in their order.
 * @param read their bets, where all of them were read before while nothing had decided them.
 */
export const takeSteps = async <Order extends Step>(
  tx: Transaction,
  orders: readonly Order[],
  decide: (place: Place, order: Order) => Decision | undefined,
  read: readonly LockedBet[] = [],
): Promise<StepResult[]> => {
  const betIds = orders.map(({ betId }) => betId);
  assert(new Set(betIds).size === betIds.length, 'a bet stands twice in a list of steps');
  const places = read.length === 0 ? await lockPlaces(tx, betIds) : await lockUntouched(tx, read);
  const taken: Taken[] = [];
  const results = orders.map((order): StepResult => {
    const place = places.get(order.betId);
    if (place === undefined) return { outcome: 'unknown_bet' };
    const { bet, steps } = place;
    if (steps.some(({ reference }) => reference === order.reference))
      return { outcome: 'replayed', state: bet.state };
    const decision = decide(place, order);
    const state = decision && moveBet(bet.state, decision.move);
    if (decision === undefined || state === undefined) return { outcome: 'illegal_move', state: bet.state };
    taken.push({ ...place, ...decision, step: order, state });
    return { outcome: 'done', state };
  });
  const lastSeqs = await postMoves(tx, taken);
  await insertSteps(
    tx,
    taken.map((one) => toNewStep(one, lastSeqs.get(one.bet.id) ?? null)),
  );
  return results;
};

const lockPlaces = async (tx: Transaction, betIds: readonly string[]): Promise<Map<string, Place>> => {
  await lockWallets(tx, await findAccountsOf(tx, betIds));
  return readPlaces(tx, betIds);
};

const readPlaces = async (tx: Transaction, betIds: readonly string[]): Promise<Map<string, Place>> => {
  const bets = await readBets(tx, betIds);
  return new Map(bets.map(({ bet, steps }) => [bet.id, toPlace(bet, steps)]));
};

/** Bets that were read while nothing had decided them; what something has decided since is read anew. */
const lockUntouched = async (tx: Transaction, bets: readonly LockedBet[]): Promise<Map<string, Place>> => {
  await lockWallets(tx, [...new Set(bets.map(({ accountId }) => accountId))]);
  const touched = await findTouched(
    tx,
    bets.map(({ id }) => id),
  );
  const places = new Map(bets.map((bet) => [bet.id, toPlace(bet, [])]));
  if (touched.length === 0) return places;
  return new Map([...places, ...(await readPlaces(tx, touched))]);
};

const toPlace = (bet: LockedBet, steps: readonly Settlement[]): Place => {
  const decided = steps.filter(({ move }) => move === 'settle_part' || move === 'cash_out_part');
  const open = bet.state === 'open' ? money(bet.stake - sumOf(decided, 'stake')) : money(0n);
  return { bet, steps, open, number: steps.length + 1 };
};

const toNewStep = ({ bet, number, step, state, after, ...taken }: Taken, lastSeq: bigint | null): NewStep => {
  const { move, stake, payout, valid } = taken;
  const { reference, reason = null, at } = step;
  return { betId: bet.id, number, reference, move, stake, payout, valid, reason, at, state, after, lastSeq };
};

export const sumOf = (steps: readonly Settlement[], figure: keyof Figures): Money =>
  money(steps.reduce((sum, step) => sum + step[figure], 0n));
