import type { Database } from '@hintha/platform';
import assert from 'node:assert/strict';
import { type BetResult, findBetsOf, readSelectionsOf, type UndecidedBet } from '../../bets/index.ts';
import { readSettings } from '../../settings/index.ts';
import { lotteryGame } from '../games.ts';
import { lotterySettings } from '../settings.ts';
import type { LotteryGame, Numero } from '../types.ts';
import { type MemberLimits, memberResults, type ScoredBet } from './member-results.ts';
import { listMembers, type MemberBets } from './order-store.ts';

/** Members whose bets are read at once. */
const BATCH = 200;

export type Score = (bet: UndecidedBet) => BetResult;

/**
 * The results of a numero's bets that are others than each bet's own, since a rule is about all that a member has bet:
 * what is paid to a member in one numero, opposed sides, outcomes that are covered. By the id of the bet; whoever settles,
 * settles anew or only looks takes these instead of what a bet comes to by itself. The numero is locked: its bets are
 * fixed.
 */
export const readMemberResults = async (
  db: Database,
  numero: Pick<Numero, 'id' | 'game'>,
  scoreOf: Score,
): Promise<ReadonlyMap<string, BetResult>> => {
  const game = lotteryGame(numero.game);
  assert(game !== undefined, `there is no lottery ${numero.game}`);
  const settings = await readSettings(db, lotterySettings);
  const limits = { mostPayout: settings.mostPayoutInNumero, mostCovered: settings.mostCovered };
  const others = new Map<string, BetResult>();
  let after = 0n;
  for (;;) {
    const members = await listMembers(db, numero.id, { after, limit: BATCH });
    await collect(db, { game, members, limits, scoreOf }, others);
    if (members.length < BATCH) return others;
    after = members.at(-1)?.accountId ?? after;
  }
};

interface Page {
  readonly game: LotteryGame;
  readonly members: readonly MemberBets[];
  readonly limits: MemberLimits;
  readonly scoreOf: Score;
}

const collect = async (
  db: Database,
  { game, members, limits, scoreOf }: Page,
  others: Map<string, BetResult>,
): Promise<void> => {
  const ids = members.flatMap(({ betIds }) => betIds);
  const [bets, selections] = await Promise.all([findBetsOf(db, ids), readSelectionsOf(db, ids)]);
  for (const { betIds } of members) {
    const scored = betIds.flatMap((id): ScoredBet[] => {
      const [bet, of] = [bets.get(id), selections.get(id) ?? []];
      const [selection] = of;
      if (bet === undefined || bet.state === 'void' || selection === undefined) return [];
      const { stake, accountId, category, gameId, potentialPayout } = bet;
      const asked = {
        id,
        accountId,
        category: category ?? '',
        game: gameId,
        stake,
        potentialPayout,
        selections: of,
      };
      return [{ id, stake, selection, result: scoreOf(asked) }];
    });
    for (const [at, result] of memberResults(game, scored, limits).entries()) {
      const own = scored[at];
      if (own !== undefined && isOther(result, own.result)) others.set(own.id, result);
    }
  }
};

const isOther = (result: BetResult, own: BetResult): boolean =>
  result.payout !== own.payout || result.mostValid !== own.mostValid;
