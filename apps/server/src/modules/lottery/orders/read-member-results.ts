import type { Database, Transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import { type BetResult, readStanding, type Selection, type UndecidedBet } from '../../bets/index.ts';
import { lotteryGame } from '../games.ts';
import type { LotterySettings } from '../settings.ts';
import type { Numero } from '../types.ts';
import { memberResults, openPickReader, type ScoredBet } from './member-results.ts';
import { listMemberBets } from './order-store.ts';

export type Score = (bet: UndecidedBet) => BetResult;

interface Scored {
  readonly numero: Pick<Numero, 'id' | 'game'>;
  readonly settings: Pick<LotterySettings, 'mostPayoutInNumero' | 'mostCovered'>;
  /** What a bet comes to by itself. */
  readonly scoreOf: Score;
}

/**
 * What bets of a numero come to, by their id, given all that their members have bet in it: what is paid to a member in one
 * numero, opposed sides, outcomes that are covered. The numero is locked: its bets are fixed, and those that are not among
 * the bets are read, so that whoever settles, settles anew or only looks comes to the same in whatever batches.
 */
export const readMemberResults = async (
  on: Database | Transaction,
  { numero, settings, scoreOf }: Scored,
  bets: readonly UndecidedBet[],
): Promise<ReadonlyMap<string, BetResult>> => {
  const game = lotteryGame(numero.game);
  assert(game !== undefined, `there is no lottery ${numero.game}`);
  const limits = { mostPayout: settings.mostPayoutInNumero, mostCovered: settings.mostCovered };
  const known = new Map(bets.map((bet) => [bet.id, bet]));
  const accountIds = [...new Set(bets.map(({ accountId }) => accountId))];
  const members = await listMemberBets(on, numero.id, accountIds);
  const missing = members.flatMap(({ betIds }) => betIds.filter((id) => !known.has(id)));
  for (const bet of await readStanding(on, missing)) known.set(bet.id, bet);
  const results = new Map<string, BetResult>();
  const readPick = openPickReader();
  const scoreAlike = scoreOnce(scoreOf);
  for (const { betIds } of members) {
    const scored = betIds.flatMap((id): ScoredBet[] => {
      const bet = known.get(id);
      const [selection] = bet?.selections ?? [];
      if (bet === undefined || selection === undefined) return [];
      return [{ id, stake: bet.stake, selection, result: scoreAlike(bet, selection) }];
    });
    for (const [at, result] of memberResults(game, scored, limits, readPick).entries())
      results.set(scored[at]?.id ?? '', result);
  }
  return results;
};

/** Bets that are on the same with the same stake come to the same by themselves, and are scored once. */
const scoreOnce = (scoreOf: Score): ((bet: UndecidedBet, selection: Selection) => BetResult) => {
  const known = new Map<string, BetResult>();
  return (bet, { market, pick, line }) => {
    const key = `${market} ${line} ${bet.stake} ${pick}`;
    const result = known.get(key) ?? scoreOf(bet);
    known.set(key, result);
    return result;
  };
};
