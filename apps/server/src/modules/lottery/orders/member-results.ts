import { coversMore, opposedItems, parseSelection, type Play, type Selection } from '@hintha/lottery';
import { money, type Money, ZERO } from '@hintha/money';
import assert from 'node:assert/strict';
import type { BetResult } from '../../bets/index.ts';
import type { LotteryGame } from '../types.ts';
import { rulesOf } from './price-bet.ts';

/** A bet of a member with what it comes to by itself. */
export interface ScoredBet {
  readonly id: string;
  readonly stake: Money;
  readonly selection: { readonly market: string; readonly pick: string };
  readonly result: BetResult;
}

export interface MemberLimits {
  /** The most that a member is paid in one numero. */
  readonly mostPayout: Money;
  /** In per cent of a play's outcomes: who covers more has bet on nothing there. */
  readonly mostCovered: number;
}

/**
 * What the bets of one member in one numero come to, given all of them: what is paid is cut off where they pass the most
 * together, in the order in which they were placed, and what of them stakes against itself is not valid (rule book,
 * section 6). It depends on the bets and the result alone, so that whoever settles anew comes to the same.
 */
export const memberResults = (
  game: LotteryGame,
  bets: readonly ScoredBet[],
  limits: MemberLimits,
  readPick = openPickReader(),
): BetResult[] => {
  const payouts = capPayouts(
    bets.map(({ result }) => result.payout),
    limits.mostPayout,
  );
  const valid = new Map<string, Money>();
  for (const [code, ofPlay] of Map.groupBy(bets, ({ selection }) => selection.market)) {
    const play = rulesOf(game).plays.get(code);
    assert(play !== undefined, `${game.code} has no play ${code}`);
    const read = ofPlay.map(({ id, stake, selection }) => {
      return { id, stake, selection: readPick(play, selection.pick) };
    });
    for (const [id, counts] of validOfPlay(play, read, limits.mostCovered)) valid.set(id, counts);
  }
  return bets.map(({ id, stake, result }, at): BetResult => {
    const payout = payouts[at] ?? ZERO;
    const mostValid = valid.get(id) ?? stake;
    return mostValid < stake ? { ...result, payout, mostValid } : { ...result, payout };
  });
};

/** Payouts in their order, until together they come to the most. */
export const capPayouts = (payouts: readonly Money[], most: Money): Money[] => {
  let left: bigint = most;
  return payouts.map((payout) => {
    const paid = payout < left ? payout : left;
    left -= paid;
    return money(paid);
  });
};

interface ReadBet {
  readonly id: string;
  readonly stake: Money;
  readonly selection: Selection;
}

/** Reads what bets are on, each text once: of a large numero most bets are on what others are on too. */
export const openPickReader = (): ((play: Play, pick: string) => Selection) => {
  const known = new Map<string, Selection>();
  return (play, pick) => {
    const key = `${play.code} ${pick}`;
    const selection = known.get(key) ?? parseSelection(play, pick);
    assert(typeof selection === 'object', `${pick} is no selection of ${play.code}`);
    known.set(key, selection);
    return selection;
  };
};

const validOfPlay = (play: Play, bets: readonly ReadBet[], mostCovered: number): Map<string, Money> => {
  const selections = bets.map(({ selection }) => selection);
  const isOver = coversMore(play, selections, mostCovered);
  const valid = new Map(bets.map(({ id, stake }) => [id, isOver ? ZERO : stake]));
  for (const [one, other] of opposedItems(play)) netPair(play, bets, [one, other], valid);
  return valid;
};

/** Of what stands on two opposed sides only the difference counts: the smaller sum is taken off on each of them. */
const netPair = (
  play: Play,
  bets: readonly ReadBet[],
  pair: readonly [number, number],
  valid: Map<string, Money>,
): void => {
  const sides = pair.map((item) => bets.map((bet) => ({ id: bet.id, amount: stakeOn(play, bet, item) })));
  const sums = sides.map((side) => side.reduce((sum, { amount }) => sum + amount, 0n));
  const netted = sums.reduce((least, sum) => (sum < least ? sum : least));
  for (const side of sides) {
    let left = netted;
    for (const { id, amount } of side) {
      const off = amount < left ? amount : left;
      left -= off;
      valid.set(id, money((valid.get(id) ?? ZERO) - off));
    }
  }
};

const stakeOn = (play: Play, { stake, selection }: ReadBet, item: number): bigint => {
  const items = selection.kind === 'parts' ? (selection.parts[0] ?? []) : [];
  return items.includes(item) ? stake / BigInt(play.count(selection)) : 0n;
};
